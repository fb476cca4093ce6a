# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
"""The language of the real window: chosen in the settings, spoken at once and at the next start.

    languages.py PROGRAM [FOLDER FOR PICTURES]
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "tools"))
from screenreader import Program  # noqa: E402

PROGRAM = sys.argv[1]
PICTURES = sys.argv[2] if len(sys.argv) > 2 else None


def words(language):
    """The translated words, by the English ones."""
    file = os.path.join(HERE, "../../resources/translations", f"breakerbox_{language}.ts")
    return {message.findtext("source"): message.findtext("translation") or message.findtext("source")
            for message in xml.parse(file).getroot().iter("message")
            if message.get("numerus") != "yes"}


class Window:
    def __init__(self, profile, speak, **environment):
        self.speak = speak
        self.process = subprocess.Popen([PROGRAM, "--demo", "--profile", profile],
                                        env={**os.environ, **environment})
        self.program = Program("Breakerbox")
        self.find("text", self.speak("Message"), seconds=40)

    def __getattr__(self, name):
        return getattr(self.program, name)

    def picture(self, name):
        if PICTURES:
            time.sleep(0.5)
            subprocess.run(["import", "-window", "root", f"{PICTURES}/{name}.png"], check=True)

    def choose(self, name):
        """In the settings, which are on screen: a language by its own name."""
        box = self.language()
        box.press()
        time.sleep(0.5)
        subprocess.run(["xdotool", "type", "--delay", "30", name], check=True)
        subprocess.run(["xdotool", "key", "Return"], check=True)

    def language(self, seconds=25):
        """The first box of the page; a box is called what it shows."""
        names = ["Deutsch", "English", "Français", self.speak("As the system")]
        pattern = re.compile("^(" + "|".join(re.escape(name) for name in names) + ")$")
        self.find("label", self.speak("Language"), seconds)
        return self.find("combo box", pattern, seconds)

    def open_settings(self):
        subprocess.run(["xdotool", "key", "ctrl+comma"], check=True)
        pages = self.find("list", self.speak("Pages"))
        page = next(node for node in pages.walk() if node.name == self.speak("Appearance"))
        x, y = page.middle()
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(timeout=30) == 0


def kept(profile):
    with open(os.path.join(profile, "settings.json"), encoding="utf-8") as file:
        return json.load(file)["appearance"]["language"]


def main():
    german = words("de").__getitem__
    english = str
    with tempfile.TemporaryDirectory() as profile:
        window = Window(profile, english)
        window.find("text", "Message").write("Guten Tag, Fjord")
        window.find("push button", "Send", enabled=True).press()
        window.find("list item", re.compile("^You, .*Guten Tag, Fjord"))
        window.find("list item", re.compile("^Reply from "), seconds=40)
        window.find("text", "Message").write("half a thought")
        window.open_settings()
        window.picture("english")
        window.choose("Deutsch")
        window.speak = german
        # The same conversation, what was being written, and the settings, in German.
        assert window.language().name == "Deutsch"
        window.picture("german-settings")
        assert kept(profile) == "de", kept(profile)
        subprocess.run(["xdotool", "key", "Escape"], check=True)
        window.find("push button", german("New conversation"))
        window.says("Guten Tag, Fjord")
        assert "half a thought" in window.find("text", german("Message")).text
        window.picture("german")
        assert not window.unnamed(), [(n.role, n.description) for n in window.unnamed()]
        window.end()

        # The choice stands above the system's language.
        window = Window(profile, german, LANGUAGE="fr_FR")
        window.find("push button", german("New conversation"))
        window.open_settings()
        window.choose("English")
        window.speak = english
        assert window.language().name == "English"
        assert kept(profile) == "en", kept(profile)
        subprocess.run(["xdotool", "key", "Escape"], check=True)
        window.find("push button", "New conversation")
        window.end()

    with tempfile.TemporaryDirectory() as profile:
        window = Window(profile, words("fr").__getitem__, LANGUAGE="fr_FR")
        window.find("push button", window.speak("New conversation"))
        window.end()


main()
