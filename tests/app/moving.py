#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
"""Import, export, backup and restore with the program as people call it (issue 7 point 4, T34).

moving.py PROGRAM
"""
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROGRAM = sys.argv.pop()
CHATS = 6000


def export():
    """What another product would write: some 25 MB."""
    chats = []
    for number in range(CHATS):
        node = {"u": {"parent": None, "message": {"author": {"role": "user"}, "create_time": 1795996800 + number,
                      "content": {"content_type": "text", "parts": [f"Question {number} " + "word " * 400]}}},
                "a": {"parent": "u", "message": {"author": {"role": "assistant"},
                      "content": {"content_type": "text", "parts": [f"Answer {number} " + "text " * 400]}}}}
        chats.append({"id": f"c{number}", "title": f"Chat {number}", "mapping": node, "current_node": "a"})
    return json.dumps(chats)


class Moving(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = Path(self.folder.name)
        self.profile = self.root / "profile"

    def run_it(self, *words, profile=None):
        return subprocess.run([PROGRAM, "--profile", str(profile or self.profile), *map(str, words)],
                              capture_output=True, text=True, timeout=240)

    def take(self, file, profile=None):
        done = self.run_it("conversations", "import", file, "--json", profile=profile)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def write(self, name, text):
        path = self.root / name
        path.write_text(text)
        return path

    def count(self):
        with sqlite3.connect(f"file:{self.profile}/breakerbox.db?mode=ro", uri=True) as database:
            whole = database.execute("SELECT count(*) FROM conversations WHERE message_count = 2 AND leaf <> ''")
            return whole.fetchone()[0], database.execute("SELECT count(*) FROM conversations").fetchone()[0]

    def test_a_kill_in_the_middle_leaves_whole_conversations_and_once_more_goes_on(self):
        file = self.write("conversations.json", export())
        self.assertEqual(self.run_it("conversations", "list").returncode, 0)
        killed = 0
        for _ in range(3):
            program = subprocess.Popen([PROGRAM, "--profile", str(self.profile), "conversations", "import", str(file)],
                                       stdout=subprocess.DEVNULL)
            before = self.count()[1]
            end = time.monotonic() + 120
            while program.poll() is None and self.count()[1] < before + 200 and time.monotonic() < end:
                time.sleep(0.005)
            killed += program.poll() is None
            program.send_signal(signal.SIGKILL)
            program.wait(60)
            whole, every = self.count()
            self.assertEqual(whole, every)
        self.assertGreater(killed, 0)
        report = self.take(file)
        self.assertEqual(report["imported"] + report["already_there"], CHATS)
        self.assertGreater(report["already_there"], 199)
        self.assertEqual(self.count(), (CHATS, CHATS))
        again = self.take(file)
        self.assertEqual((again["imported"], again["already_there"]), (0, CHATS))

    def test_out_and_in_again_is_the_same(self):
        chats = json.loads(export())[:50]
        self.take(self.write("some.json", json.dumps(chats)))
        out = self.root / "all.json"
        done = self.run_it("conversations", "export", "--output", out)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("50 conversations", done.stdout)
        self.assertEqual(out.stat().st_mode & 0o777, 0o600)
        other = self.root / "other"
        self.assertEqual(self.take(out, other)["imported"], 50)
        back = self.root / "back.json"
        self.assertEqual(self.run_it("conversations", "export", "--output", back, profile=other).returncode, 0)
        one, two = (sorted(json.loads(path.read_text())["conversations"], key=lambda chat: chat["id"])
                    for path in (out, back))
        self.assertEqual(one, two)
        chosen = one[0]["id"]
        page = self.run_it("conversations", "export", chosen, "--format", "html", "--output", "-").stdout
        self.assertIn(one[0]["title"], page)
        self.assertEqual(page.count("<article>"), 1)
        words = self.run_it("conversations", "export", chosen, "--format", "markdown", "--output", "-").stdout
        self.assertTrue(words.startswith("# Chat"))

    def test_a_file_that_is_no_export_gets_a_sentence(self):
        done = self.run_it("conversations", "import", self.write("x.json", "[1, 2, 3]"))
        self.assertEqual(done.returncode, 65)
        self.assertIn("no export", done.stderr)
        self.assertEqual(self.run_it("conversations", "import").returncode, 64)
        self.assertEqual(self.run_it("conversations", "export").returncode, 64)
        self.assertEqual(self.run_it("conversations", "export", "--format", "doc", "--output", "x").returncode, 64)

    def test_backup_and_restore(self):
        chats = json.loads(export())
        self.take(self.write("some.json", json.dumps(chats[:20])))
        copy = self.root / "copy.db"
        done = self.run_it("backup", "--output", copy)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.take(self.write("more.json", json.dumps(chats[20:30])))
        self.assertEqual(self.count()[0], 30)
        done = self.run_it("restore", copy)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("breakerbox-replaced-0001.db", done.stdout)
        self.assertEqual(self.count(), (20, 20))
        # Also where nothing opens any more.
        (self.profile / "breakerbox.db").write_text("no database")
        self.assertEqual(self.run_it("conversations", "list").returncode, 74)
        self.assertEqual(self.run_it("restore", copy).returncode, 0)
        self.assertEqual(self.count(), (20, 20))
        self.assertEqual(self.run_it("restore", self.write("bad.db", "x")).returncode, 65)
        self.assertEqual(self.run_it("backup").returncode, 0)
        self.assertEqual(len(list((self.profile / "backups").glob("backup-*.db"))), 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
