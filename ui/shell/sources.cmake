# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    shell/appearance.cpp shell/appearance.h
    shell/banner.cpp shell/banner.h
    shell/commandpalette.cpp shell/commandpalette.h
    shell/conversationdesk.cpp shell/conversationdesk.h
    shell/conversationheader.cpp shell/conversationheader.h
    shell/demostrip.cpp shell/demostrip.h
    shell/globalkey.h
    shell/housestyle.cpp shell/housestyle.h
    shell/mainwindow.cpp shell/mainwindow.h
    shell/noticewatch.cpp shell/noticewatch.h shell/notifier.h
    shell/onboarding.cpp shell/onboarding.h
    shell/pdfpages.cpp shell/pdfpages.h
    shell/quickask.cpp shell/quickask.h
    shell/sidebarframe.cpp shell/sidebarframe.h
    shell/startpage.cpp shell/startpage.h
    shell/transferdesk.cpp shell/transferdesk.h
    shell/tray.cpp shell/tray.h
    shell/waitingdialog.cpp shell/waitingdialog.h
    shell/windowactions.cpp shell/windowactions.h
    shell/windowbinding.cpp shell/windowbinding.h
    shell/windowjoints.cpp shell/windowwriting.cpp
    shell/windowrooms.h)
