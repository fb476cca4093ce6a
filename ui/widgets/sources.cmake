# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    widgets/actionbutton.cpp widgets/actionbutton.h widgets/boundarylabel.cpp widgets/boundarylabel.h
    widgets/codetheme.cpp widgets/codetheme.h widgets/columnfit.cpp widgets/columnfit.h
    widgets/countdownbar.cpp widgets/countdownbar.h widgets/elidedlabel.cpp widgets/elidedlabel.h widgets/fieldbuttons.cpp widgets/fieldbuttons.h
    widgets/flowlayout.cpp widgets/flowlayout.h
    widgets/healthmark.cpp widgets/healthmark.h widgets/icons.cpp widgets/icons.h
    widgets/keyfield.cpp widgets/keyfield.h
    widgets/screenroom.cpp widgets/screenroom.h widgets/scrollaccess.cpp widgets/scrollaccess.h widgets/link.cpp widgets/link.h widgets/linkopener.cpp widgets/linkopener.h
    widgets/theme.cpp widgets/theme.h)
