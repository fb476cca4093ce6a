// SPDX-FileCopyrightText: 2026 The Breakerbox contributors
// SPDX-License-Identifier: MIT
// bench_emptywindow: the least a Qt Widgets program does before its first picture (P11).

#include <QApplication>
#include <QWidget>

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QWidget window;
    window.resize(1100, 750);
    window.show();
    return QApplication::exec();
}
