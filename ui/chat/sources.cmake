# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    chat/boundarydialog.cpp chat/boundarydialog.h chat/chatchoices.cpp
    chat/chatpage.cpp chat/chatpage.h chat/composer.cpp chat/composer.h
    chat/offerrows.cpp chat/offerrows.h chat/pickdelegate.cpp chat/pickdelegate.h
    chat/picklist.cpp chat/picklist.h chat/statepage.cpp chat/statepage.h
    chat/targetbutton.cpp chat/targetbutton.h
    chat/bodytext.cpp chat/bodytext.h chat/blockview.cpp chat/blockview.h chat/blockviews.cpp chat/blockviews.h
    chat/breakercard.cpp chat/breakercard.h chat/breakercardparts.cpp
    chat/carddetails.cpp chat/carddetails.h chat/cardintent.h
    chat/conversationfocus.cpp chat/conversationsearch.cpp chat/conversationsearch.h
    chat/conversationview.h chat/findbar.cpp chat/findbar.h chat/heightindex.cpp chat/heightindex.h
    chat/inertdocument.cpp chat/inertdocument.h
    chat/markdown.cpp chat/markdown.h chat/markdownblocks.cpp chat/markdownblocks.h
    chat/entities.cpp chat/entities.h chat/markdownline.cpp chat/markdownline.h
    chat/markdownreader.cpp chat/markdownreader.h
    chat/messagebody.cpp chat/messagebody.h chat/messagebodytext.cpp chat/messageitem.cpp chat/messageitem.h
    chat/readingview.cpp chat/readingview.h
    chat/stack.cpp chat/stack.h chat/turnactions.cpp chat/turnactions.h
    chat/turncolumn.cpp chat/turncolumn.h chat/turnlayout.cpp chat/turnlist.cpp chat/turnlist.h
    chat/turnscroll.cpp
    chat/turnselection.cpp chat/turnselection.h
    chat/turnheader.cpp chat/turnheader.h chat/turnprogress.cpp chat/turnprogress.h)
