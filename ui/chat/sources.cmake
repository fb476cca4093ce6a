# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    chat/boundarydialog.cpp chat/boundarydialog.h chat/chatchoices.cpp
    chat/chatpage.cpp chat/chatpage.h chat/composer.cpp chat/composer.h
    chat/offerrows.cpp chat/offerrows.h chat/pickdelegate.cpp chat/pickdelegate.h
    chat/picklist.cpp chat/picklist.h chat/statepage.cpp chat/statepage.h
    chat/targetbutton.cpp chat/targetbutton.h
    chat/blockview.cpp chat/blockview.h chat/blockviews.cpp chat/blockviews.h
    chat/breakercard.cpp chat/breakercard.h chat/breakercardparts.cpp
    chat/carddetails.cpp chat/carddetails.h chat/cardintent.h
    chat/conversationfocus.cpp chat/conversationpage.h chat/conversationview.h
    chat/inertdocument.cpp chat/inertdocument.h
    chat/markdown.cpp chat/markdown.h chat/markdownblocks.cpp chat/markdownblocks.h
    chat/entities.cpp chat/entities.h chat/markdownline.cpp chat/markdownline.h
    chat/markdownreader.cpp chat/markdownreader.h
    chat/messagebody.cpp chat/messagebody.h chat/messageitem.cpp chat/messageitem.h
    chat/plainconversationview.cpp chat/plainconversationview.h
    chat/stack.cpp chat/stack.h chat/turnactions.cpp chat/turnactions.h
    chat/turnbar.cpp chat/turnbar.h chat/turndesk.cpp chat/turndesk.h
    chat/turnheader.cpp chat/turnheader.h chat/turnintent.h chat/turnmenu.cpp chat/turnmenu.h
    chat/turnprogress.cpp chat/turnprogress.h chat/versionswitch.cpp chat/versionswitch.h)
