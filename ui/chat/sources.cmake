# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    chat/answercolumn.cpp chat/answercolumn.h
    chat/boundarydialog.cpp chat/boundarydialog.h chat/chatbeside.cpp chat/chatchoices.cpp
    chat/sidebyside.cpp chat/sidebyside.h
    chat/chatpage.cpp chat/chatpage.h chat/chatwriting.cpp chat/composer.cpp chat/composer.h
    chat/parametersdialog.cpp chat/parametersdialog.h chat/parametersdraft.cpp chat/parametersdraft.h
    chat/offerrows.cpp chat/offerrows.h chat/pickdelegate.cpp chat/pickdelegate.h
    chat/picklist.cpp chat/picklist.h chat/presetrow.cpp chat/presetrow.h chat/statepage.cpp chat/statepage.h
    chat/targetbutton.cpp chat/targetbutton.h
    chat/blockfittings.cpp chat/blockfittings.h
    chat/bodyaccessible.cpp chat/bodyaccessible.h chat/bodyparts.cpp chat/bodyparts.h
    chat/bodyselection.cpp
    chat/bodytext.cpp chat/bodytext.h
    chat/breakercard.cpp chat/breakercard.h chat/breakercardparts.cpp chat/cardreach.cpp chat/cardreach.h
    chat/carddetails.cpp chat/carddetails.h chat/cardintent.h
    chat/conversationfocus.cpp chat/conversationsearch.cpp chat/conversationsearch.h
    chat/conversationview.h chat/findbar.cpp chat/findbar.h chat/heightindex.cpp chat/heightindex.h
    chat/fencedcode.cpp chat/fencedcode.h
    chat/markdown.cpp chat/markdown.h chat/markdownblocks.cpp chat/markdownblocks.h
    chat/entities.cpp chat/entities.h chat/formulablocks.cpp
    chat/formulafinder.cpp chat/formulafinder.h chat/formulareader.cpp
    chat/formulashield.cpp chat/formulashield.h chat/markdownline.cpp chat/markdownline.h
    chat/markdownreader.cpp chat/markdownreader.h
    chat/messagebody.cpp chat/messagebody.h chat/messageitem.cpp chat/messageitem.h
    chat/messagetail.cpp chat/messagetext.cpp chat/messagetext.h
    chat/journeydialog.cpp chat/journeydialog.h chat/queuestrip.cpp chat/queuestrip.h
    chat/readingview.cpp chat/readingview.h
    chat/chatfiles.cpp chat/filebar.cpp chat/filebar.h chat/filechip.cpp chat/filechip.h
    chat/turnfiles.cpp chat/turnfiles.h
    chat/fold.cpp chat/fold.h chat/messagecalls.cpp chat/toolcallfold.cpp chat/toolcallfold.h
    chat/spellmarks.cpp chat/spellmarks.h chat/stack.cpp chat/stack.h chat/turnactions.cpp chat/turnactions.h
    chat/turncolumn.cpp chat/turncolumn.h chat/turnlayout.cpp chat/turnlist.cpp chat/turnlist.h
    chat/turnscroll.cpp
    chat/selectioncopy.h chat/turnselection.cpp chat/turnselection.h
    chat/turnbar.cpp chat/turnbar.h chat/turndesk.cpp chat/turndesk.h
    chat/turnheader.cpp chat/turnheader.h chat/turnintent.h chat/turnmenu.cpp chat/turnmenu.h
    chat/turnprogress.cpp chat/turnprogress.h chat/versionswitch.cpp chat/versionswitch.h)
