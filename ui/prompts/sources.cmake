# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
list(APPEND UI_SOURCES
    prompts/promptdelegate.cpp prompts/promptdelegate.h prompts/promptdesk.cpp prompts/promptdesk.h
    prompts/promptfill.cpp prompts/promptfill.h prompts/promptform.cpp prompts/promptform.h
    prompts/promptlibrary.cpp prompts/promptlibrary.h prompts/promptmenu.cpp prompts/promptmenu.h
    prompts/prompttext.cpp prompts/prompttext.h)
