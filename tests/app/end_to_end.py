# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
"""The real program on a virtual screen, used by role and name as a screen reader would: chat, see a
breaker open, try again as the probe, wait, switch across a boundary, repair, edit, versions, going on,
diagnostics, restart.

    end_to_end.py PROGRAM [FOLDER FOR PICTURES]
"""
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "tools"))
from screenreader import Program  # noqa: E402

PROGRAM = sys.argv[1]
PICTURES = sys.argv[2] if len(sys.argv) > 2 else None


class Window:
    def __init__(self, *options):
        self.process = subprocess.Popen([PROGRAM, *options])
        self.program = Program("Breakerbox")
        self.program.find("text", "Message", seconds=40)

    def __getattr__(self, name):
        return getattr(self.program, name)

    def picture(self, name):
        if PICTURES:
            time.sleep(0.4)
            subprocess.run(["import", "-window", "root", f"{PICTURES}/{name}.png"], check=True)

    def send(self, text):
        self.find("text", "Message").write(text)
        self.find("push button", "Send", enabled=True).press()
        self.find("list item", re.compile(f"^You, .*{re.escape(text)}"))

    def fail(self, place, mode):
        """Chooses a failure in the demo's strip, by keyboard."""
        box = self.find("filler", "Demo controls")
        combos = [node for node in box.walk() if node.role == "combo box"]
        combos[place].press()
        time.sleep(0.4)
        subprocess.run(["xdotool", "type", "--delay", "30", mode], check=True)
        subprocess.run(["xdotool", "key", "Return"], check=True)
        deadline = time.monotonic() + 20
        while not any(node.name.startswith(mode) or node.text.startswith(mode)
                      for node in (combos[place],)):
            assert time.monotonic() < deadline, f"{mode} was not chosen"
            time.sleep(0.1)

    def heal(self):
        for button in self.all("push button", re.compile("^Heal ")):
            if "enabled" in button.states:
                button.press()
        time.sleep(0.3)

    def reply(self, pattern, seconds=40):
        return self.find("list item", re.compile(f"^Reply from .*{pattern}", re.S | re.I), seconds)

    def new_conversation(self):
        self.all("push button", "New conversation")[0].press()
        self.says("Ask something")

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(timeout=30)


def chat_and_breaker(window):
    window.send("Hello there")
    window.reply("Hello")
    window.picture("01-reply")
    assert not window.unnamed(), [(n.role, n.description) for n in window.unnamed()]

    window.fail(0, "503")
    window.send("one")
    window.reply("failing here")
    window.send("two")
    window.says(re.compile(r"of the last \d+ requests failed"))
    window.find("list item", re.compile("Cumulus.*Failing"))
    window.picture("02-failing")

    # The next message does not leave: its card says so at once.
    window.send("three")
    window.says("was not sent")
    window.picture("03-held")
    window.heal()
    retry_last(window)
    window.find("list item", re.compile("Cumulus.*Working"), seconds=15)
    window.picture("04-recovered")


def wait_sends_by_itself(window):
    window.new_conversation()
    window.fail(0, "429 with a time")
    window.send("limited")
    window.reply("(asked|limit|wait)", seconds=15)
    window.picture("05-rate-limit")
    window.heal()
    buttons = window.all("push button", re.compile("^Wait"))
    assert buttons, window.tree()
    buttons[-1].press()
    window.says("Will be sent at")
    window.picture("06-waiting")
    window.reply("simulated", seconds=40)


def each_trouble_has_its_card(window):
    for name, mode, sentence in (
        ("07-billing", "Credit", "credit|billing|spending"),
        ("08-key", "Wrong key", "key"),
        ("09-model", "Model missing", "model"),
        ("10-html", "A proxy", "gateway|failing|proxy"),
        ("11-broken", "Breaks", "interrupted|cut|lost"),
    ):
        window.new_conversation()
        window.fail(1, mode)
        target(window, "Gateway")
        window.send(f"try {mode}")
        window.says(re.compile(f"{sentence}", re.I), seconds=30)
        window.find("push button", "Discard")
        window.picture(name)
        window.heal()
        if mode != "Breaks":
            # A user's retry that works is what clears the account's trouble.
            recover(window)
    window.new_conversation()
    target(window, "Workshop")
    window.fail(2, "Refuses")
    window.send("is anybody there")
    window.reply("(running|does not answer)", seconds=40)
    window.picture("12-stopped")
    window.heal()


def retry_last(window):
    deadline = time.monotonic() + 40
    while True:
        offered = [n for n in window.all("push button", "Retry now") if "enabled" in n.states]
        if offered:
            offered[-1].press()
            return
        assert time.monotonic() < deadline, window.tree()
        time.sleep(0.2)


def recover(window):
    """Until the healed provider answers: an automatic retry may be quicker than the hand."""
    deadline = time.monotonic() + 80
    while not window.all("list item", re.compile("^Reply from .*simulated", re.S)):
        assert time.monotonic() < deadline, window.tree()
        offered = [n for n in window.all("push button", "Retry now") if "enabled" in n.states]
        if offered:
            offered[-1].press()
        time.sleep(1)


def target(window, name):
    """Chooses who answers, from the composer's list."""
    window.find("push button", re.compile("^Answered by")).press()
    time.sleep(0.4)
    subprocess.run(["xdotool", "type", "--delay", "30", name], check=True)
    time.sleep(0.2)
    subprocess.run(["xdotool", "key", "Return"], check=True)
    window.find("push button", re.compile(f"^Answered by .*{name}"))


def switch_asks(window):
    window.new_conversation()
    target(window, "Cumulus")
    window.send("mine first")
    window.reply("simulated")
    window.fail(0, "Overloaded")
    window.send("then this")
    window.reply("(failing|overloaded)", seconds=50)
    window.all("push button", "Switch…")[-1].press()
    window.says("Gateway")
    window.picture("13-switch")
    subprocess.run(["xdotool", "type", "--delay", "30", "Gateway"], check=True)
    time.sleep(0.3)
    subprocess.run(["xdotool", "key", "Return"], check=True)
    window.says(re.compile("Share this conversation with"))
    window.picture("14-question")
    time.sleep(1)  # keys are not taken for the first 0.7 s
    subprocess.run(["xdotool", "key", "Escape"], check=True)
    window.gone("label", re.compile("Share this conversation with"))
    window.heal()


def turns(window):
    """Edit, switch the branch, continue a reply that broke."""
    window.new_conversation()
    target(window, "Gateway")
    window.send("first wording")
    window.reply("simulated")
    asked = window.find("list item", re.compile("^You, .*first wording"))
    asked.focus()
    window.find("push button", "Edit and send again").press()
    window.says("Editing: first wording")
    window.picture("17-editing")
    window.find("text", "Message").write("second wording")
    window.find("push button", "Send", enabled=True).press()
    window.find("list item", re.compile("^You, .*version 2 of 2: second wording"))
    window.reply("simulated")
    window.gone("label", re.compile("^Editing"))
    window.find("push button", "Earlier version", enabled=True).press()
    window.find("list item", re.compile("^You, .*version 1 of 2: first wording")).focus()
    window.gone("list item", re.compile("second wording"))
    subprocess.run(["xdotool", "key", "alt+Right"], check=True)
    window.find("list item", re.compile("^You, .*version 2 of 2: second wording"))
    window.picture("18-versions")

    window.fail(1, "Breaks")
    window.send("tell me something long")
    window.says(re.compile("interrupted|cut|lost"), seconds=30)
    window.heal()
    window.find("push button", "Continue", enabled=True).press()
    window.gone("push button", "Continue", seconds=40)
    window.picture("19-continued")
    assert not window.unnamed(), [(n.role, n.description) for n in window.unnamed()]


def diagnostics(window):
    window.find("check box", "Diagnostics").press()
    window.says("Half-open probes in flight")
    window.picture("15-diagnostics")
    window.find("check box", "Diagnostics").press()


def key(*names):
    for name in names:
        subprocess.run(["xdotool", "key", name], check=True)
        time.sleep(0.25)


def follow_ups(window):
    """Written while a reply arrives: they wait in sight, can be taken away, and follow it."""
    window.new_conversation()
    target(window, "Cumulus")
    window.fail(0, "No first byte")
    window.send("is anybody there")
    window.find("push button", "Stop the reply")
    window.find("text", "Message").write("and then this")
    window.find("push button", "Send", enabled=True).press()
    window.says("Next, when the reply is there")
    window.picture("20-follow-up")
    window.find("text", "Message").write("never mind this")
    window.find("push button", "Send", enabled=True).press()
    window.says("one after the other")
    window.picture("20b-two")
    window.all("push button", "Remove waiting message")[-1].press()
    assert not window.unnamed(), [(n.role, n.description) for n in window.unnamed()]
    window.heal()
    window.find("push button", "Send now", enabled=True).press()
    window.find("list item", re.compile("^You, .*and then this"), seconds=40)
    window.reply("simulated", seconds=40)


def fire_drill(window):
    """From the connection's menu; marked on card and sidebar; ended on the card."""
    window.new_conversation()
    target(window, "Cumulus")
    x, y = window.find("list item", re.compile("^Cumulus")).middle()
    subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "3"], check=True)
    time.sleep(0.5)
    key("Down", "Down", "Down", "Down", "Right", "Down")
    window.picture("21-drill-menu")
    key("Return")
    window.find("list item", re.compile("^Cumulus.*Drill · Limited"))
    window.send("practise this")
    window.says("Drill: ")
    window.says("This is a drill")
    window.picture("22-drill")
    window.find("push button", "End drill").press()
    window.says("The drill of")
    window.picture("23-drill-over")
    window.gone("list item", re.compile("Drill"))
    [n for n in window.all("push button", "Send now") if "enabled" in n.states][-1].press()
    window.reply("simulated", seconds=40)


def where_it_has_been(window):
    key("ctrl+i")
    window.says("Where it has been")
    window.says("Answered")
    window.picture("24-journey")
    key("Escape")
    window.gone("label", "Where it has been")
    key("ctrl+shift+w")
    window.says(re.compile("(Nothing waits|None of these is on its way)"))
    key("Escape")


def survives_a_kill(profile):
    window = Window("--demo", "--profile", profile)
    window.send("tell me something long")
    window.find("push button", "Stop the reply")
    time.sleep(2.5)  # the reply is streaming; its journal is at most a second old
    window.end(signal.SIGKILL)
    window = Window("--demo", "--profile", profile)
    window.find("list item", re.compile("^You, .*tell me something long"))
    window.reply(".+")
    window.says("The program ended while the reply arrived")
    window.picture("16-after-kill")
    second = subprocess.run([PROGRAM, "--demo", "--profile", profile], timeout=20, check=False)
    assert second.returncode == 0, second.returncode
    window.end()


def main():
    window = Window("--demo")
    try:
        chat_and_breaker(window)
        wait_sends_by_itself(window)
        each_trouble_has_its_card(window)
        switch_asks(window)
        turns(window)
        follow_ups(window)
        fire_drill(window)
        where_it_has_been(window)
        diagnostics(window)
    except Exception:
        window.picture("99-failed")
        raise
    finally:
        window.end()
    with tempfile.TemporaryDirectory() as profile:
        survives_a_kill(profile)
    print("all well")


main()
