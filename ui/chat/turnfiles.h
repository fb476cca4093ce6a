// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chat/message.h>

#include <QWidget>

#include <memory>
#include <vector>

namespace breakerbox::ui {

class BlockPictures;

// The files that went with a message: images as they look, others by name. Nothing is opened.
class TurnFiles final : public QWidget
{
    Q_OBJECT
public:
    // pictures gives the images once they are decoded; null: they stay names.
    TurnFiles(const std::vector<chat::Attachment> &files, std::shared_ptr<BlockPictures> pictures,
              QWidget *parent = nullptr);

    // Images may have come. True if it looks otherwise now.
    bool refreshPictures();
    void setPictures(std::shared_ptr<BlockPictures> pictures);
    // How many are shown as they look.
    [[nodiscard]] int shownImages() const;

private:
    struct Entry
    {
        chat::Attachment file;
        QWidget *widget = nullptr;
        bool isShown = false; // as an image
    };
    [[nodiscard]] bool reveal(int place);

    std::shared_ptr<BlockPictures> m_pictures;
    std::vector<Entry> m_entries;
};

// "2 files: photo.png, PNG, 1.3 MB; notes.pdf, PDF, 48 kB": for a screen reader. Empty without any.
[[nodiscard]] QString spokenFiles(const std::vector<chat::Attachment> &files);

} // namespace breakerbox::ui
