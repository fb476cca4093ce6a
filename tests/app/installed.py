#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
"""What cmake --install puts down: complete, valid for the tools that are here, in step with --help.

installed.py BUILD-FOLDER
"""
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

BUILD = Path(sys.argv.pop())
ID = "org.breakerbox.Breakerbox"


def run(*command, **more):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=120, **more)


def needs(tool):
    return unittest.skipUnless(shutil.which(tool), f"{tool} is not here")


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.prefix = Path(cls.folder.name) / "usr"
        done = run("cmake", "--install", BUILD, "--prefix", cls.prefix)
        assert done.returncode == 0, done.stderr
        cls.share = cls.prefix / "share"
        cls.program = cls.prefix / "bin" / "breakerbox"
        cls.help = run(cls.program, "--help").stdout

    def test_all_of_it_is_there(self):
        icons = self.share / "icons/hicolor"
        for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
            picture = (icons / f"{size}x{size}/apps/{ID}.png").read_bytes()
            self.assertEqual(picture[1:4], b"PNG")
            self.assertEqual(int.from_bytes(picture[16:20]), size)
        for path in (icons / f"scalable/apps/{ID}.svg", icons / f"symbolic/apps/{ID}-symbolic.svg",
                     self.share / f"applications/{ID}.desktop", self.share / f"metainfo/{ID}.metainfo.xml",
                     self.share / "bash-completion/completions/breakerbox",
                     self.share / "fish/vendor_completions.d/breakerbox.fish",
                     self.prefix / "libexec/breakerbox/breakerbox-window"):
            self.assertTrue(path.stat().st_size > 0, path)
        self.assertEqual(len(list(self.share.glob("man/man1/breakerbox.1*"))), 1)
        self.assertEqual(len(list(self.share.glob("zsh/*/_breakerbox"))), 1)

    def test_the_command_finds_its_window(self):
        # A profile is owned by one process, named in its lock file: then the window's program runs.
        profile = Path(self.folder.name) / "profile"
        window = subprocess.Popen([self.program, "--profile", profile],
                                  env=os.environ | {"QT_QPA_PLATFORM": "offscreen"})
        try:
            end = time.monotonic() + 60
            while not list(profile.glob("*lock*")) and window.poll() is None and time.monotonic() < end:
                time.sleep(0.02)
            self.assertTrue(list(profile.glob("*lock*")))
            self.assertTrue(os.readlink(f"/proc/{window.pid}/exe").endswith("breakerbox-window"))
        finally:
            window.send_signal(signal.SIGTERM)
            window.wait(60)

    def options(self, text):
        return set(re.findall(r"--[a-z][a-z-]*[a-z]", text))

    def test_every_option_stands_in_the_manual_and_the_completions(self):
        known = self.options(self.help)
        self.assertGreater(len(known), 35)
        source = Path(__file__).resolve().parents[2] / "resources"
        manual = (source / "linux/breakerbox.1").read_text().replace("\\-", "-")
        bash = (source / "completions/breakerbox.bash").read_text()
        zsh = (source / "completions/_breakerbox").read_text()
        fish = "\n".join("--" + name for name in
                         re.findall(r"^complete .* -l ([a-z-]+)", (source / "completions/breakerbox.fish").read_text(), re.M))
        for what, text in (("manual", manual), ("bash", bash), ("zsh", zsh), ("fish", fish)):
            self.assertEqual(known - self.options(text), set(), what)
        also = {"--help", "--version"}
        self.assertEqual(self.options(manual) - known - also, set())
        self.assertEqual(self.options(fish) - known - also, set())

    def test_the_program_knows_each_option_of_its_help(self):
        for option in sorted(self.options(self.help) - {"--demo", "--profile", "--quick-ask"}):
            for command in ("connections", "ask", "breakers", "conversations"):
                answer = run(self.program, command, option)
                if "Unknown option" not in answer.stderr:
                    break
            self.assertNotIn("Unknown option", answer.stderr, option)

    def test_every_command_stands_in_the_manual(self):
        manual = run("man", "-l", *self.share.glob("man/man1/breakerbox.1*")).stdout if shutil.which("man") else ""
        for command in set(re.findall(r"^breakerbox ([a-z]+)", self.help, re.M)):
            self.assertTrue(not manual or re.search(rf"breakerbox {command}\b", manual), command)

    @needs("man")
    def test_the_manual_has_no_fault(self):
        done = run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", *self.share.glob("man/man1/*"))
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    @needs("desktop-file-validate")
    def test_the_desktop_file_is_valid(self):
        done = run("desktop-file-validate", self.share / f"applications/{ID}.desktop")
        self.assertEqual((done.returncode, done.stdout + done.stderr), (0, ""))

    @needs("appstreamcli")
    def test_the_metainfo_is_valid(self):
        done = run("appstreamcli", "validate", "--no-net", self.share / f"metainfo/{ID}.metainfo.xml")
        self.assertEqual(done.returncode, 0, done.stdout)

    def complete(self, *words):
        script = self.share / "bash-completion/completions/breakerbox"
        quoted = " ".join(f"'{word}'" for word in words)
        done = run("bash", "-c", f"source '{script}'; COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1};"
                   "_breakerbox; printf '%s\\n' \"${COMPREPLY[@]}\"",
                   env=os.environ | {"PATH": f"{self.program.parent}:{os.environ['PATH']}"})
        self.assertEqual(done.stderr, "")
        return done.stdout.split("\n")[:-1]

    def test_bash_completes(self):
        self.assertEqual(self.complete("breakerbox", "conn"), ["connections"])
        self.assertEqual(self.complete("breakerbox", "connections", "add", "--kind", "l"), ["local"])
        self.assertEqual(self.complete("breakerbox", "ask", "--no"), ["--no-wait"])

    def test_bash_completes_names_of_connections(self):
        for name in ("Box", "My box"):
            done = run(self.program, "connections", "add", "--name", name, "--kind", "local",
                       "--provider", "ollama", "--model", "m")
            self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.complete("breakerbox", "ask", "--connection", "B"), ["Box"])
        self.assertEqual(self.complete("breakerbox", "connections", "edit", ""), ["Box", "My\\ box"])

    def test_search_finds_what_was_asked_without_a_window(self):
        profile = Path(self.folder.name) / "asked"
        def breakerbox(*words):
            return run(self.program, "--profile", profile, *words)
        added = breakerbox("connections", "add", "--name", "Nobody", "--kind", "local", "--provider", "ollama",
                           "--base-url", "http://127.0.0.1:9", "--model", "m")
        self.assertEqual(added.returncode, 0, added.stderr)
        self.assertNotEqual(breakerbox("ask", "--no-wait", "--connection", "Nobody", "a walrus here").returncode, 0)
        self.assertIn("a walrus here", breakerbox("conversations", "search", "walr").stdout)

    @needs("zsh")
    def test_zsh_reads_its_file(self):
        done = run("zsh", "-n", *self.share.glob("zsh/*/_breakerbox"))
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    @needs("fish")
    def test_fish_reads_its_file(self):
        done = run("fish", "--no-execute", self.share / "fish/vendor_completions.d/breakerbox.fish")
        self.assertEqual((done.returncode, done.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
