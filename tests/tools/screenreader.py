# SPDX-FileCopyrightText: 2026 The Breakerbox contributors
# SPDX-License-Identifier: MIT
"""Uses a running program the way a screen reader does: by role and name, not by pixels."""
import re
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

Atspi.init()
Atspi.set_timeout(8000, 20000)


def safely(call, *arguments, default=None):
    """Objects come and go while they are looked at."""
    try:
        return call(*arguments)
    except Exception:  # noqa: BLE001  (GLib errors of vanished objects)
        return default


class NotThere(AssertionError):
    pass


class Node:
    def __init__(self, handle):
        self.handle = handle

    @property
    def role(self):
        return safely(self.handle.get_role_name, default="")

    @property
    def name(self):
        return safely(self.handle.get_name, default="") or ""

    @property
    def description(self):
        return safely(self.handle.get_description, default="") or ""

    @property
    def states(self):
        found = safely(self.handle.get_state_set)
        return {state.value_nick for state in found.get_states()} if found else set()

    @property
    def actions(self):
        interface = safely(self.handle.get_action_iface)
        if not interface:
            return []
        count = safely(Atspi.Action.get_n_actions, interface, default=0)
        return [safely(Atspi.Action.get_action_name, interface, i) for i in range(count)]

    @property
    def text(self):
        interface = safely(self.handle.get_text_iface)
        if not interface:
            return ""
        count = safely(Atspi.Text.get_character_count, interface, default=0)
        return safely(Atspi.Text.get_text, interface, 0, count, default="") or ""

    def children(self):
        count = safely(self.handle.get_child_count, default=0)
        for index in range(count):
            child = safely(self.handle.get_child_at_index, index)
            if child:
                yield Node(child)

    def walk(self):
        yield self
        for child in self.children():
            yield from child.walk()

    def press(self):
        names = self.actions
        preferred = next((i for i, name in enumerate(names) if name in ("Press", "Toggle")), 0)
        interface = self.handle.get_action_iface()
        assert interface, f"{self.role} {self.name!r} cannot be pressed"
        Atspi.Action.do_action(interface, preferred)

    def act(self, action):
        Atspi.Action.do_action(self.handle.get_action_iface(), self.actions.index(action))

    def write(self, text):
        Atspi.EditableText.set_text_contents(self.handle.get_editable_text_iface(), text)

    def middle(self):
        """Where it is on the screen."""
        box = self.handle.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        return box.x + box.width // 2, box.y + box.height // 2

    def focus(self):
        Atspi.Component.grab_focus(self.handle.get_component_iface())


def matcher(wanted):
    if isinstance(wanted, re.Pattern):
        return lambda text: wanted.search(text) is not None
    return lambda text: wanted is None or text == wanted


class Program(Node):
    def __init__(self, name, seconds=40):
        deadline = time.monotonic() + seconds
        while True:
            desktop = Atspi.get_desktop(0)
            for index in range(safely(desktop.get_child_count, default=0)):
                child = safely(desktop.get_child_at_index, index)
                if child and safely(child.get_name) == name:
                    super().__init__(child)
                    return
            if time.monotonic() > deadline:
                raise NotThere(f"no program {name!r} on the accessibility bus")
            time.sleep(0.1)

    def all(self, role=None, name=None, showing=True):
        has_role, has_name = matcher(role), matcher(name)
        return [node for node in self.walk()
                if has_role(node.role) and has_name(node.name)
                and (not showing or "showing" in node.states)]

    def find(self, role=None, name=None, seconds=25, showing=True, enabled=False):
        deadline = time.monotonic() + seconds
        while True:
            for node in self.all(role, name, showing):
                if not enabled or "enabled" in node.states:
                    return node
            if time.monotonic() > deadline:
                raise NotThere(f"no {role or 'object'} named {name!r}\n{self.tree()}")
            time.sleep(0.15)

    def gone(self, role=None, name=None, seconds=25):
        deadline = time.monotonic() + seconds
        while self.all(role, name):
            if time.monotonic() > deadline:
                raise NotThere(f"{role or 'object'} {name!r} is still there\n{self.tree()}")
            time.sleep(0.15)

    def says(self, text, seconds=25):
        """Waits until something showing has this in its name or text."""
        pattern = text if isinstance(text, re.Pattern) else re.compile(re.escape(text))
        deadline = time.monotonic() + seconds
        while True:
            for node in self.walk():
                if "showing" in node.states and (pattern.search(node.name)
                                                 or pattern.search(node.text)):
                    return node
            if time.monotonic() > deadline:
                raise NotThere(f"nothing says {pattern.pattern!r}\n{self.tree()}")
            time.sleep(0.15)

    def unnamed(self):
        """What can be focused or pressed but has no name."""
        structure = {"frame", "filler", "application", "scroll pane", "panel", "viewport",
                     "scroll bar", "split pane", "tool bar", "separator"}
        return [node for node in self.walk()
                if "showing" in node.states and not node.name and node.role not in structure
                and ("focusable" in node.states or node.actions)]

    def tree(self):
        lines = []

        def show(node, depth):
            if depth > 40:
                return
            shown = node.text[:80]
            lines.append("  " * depth + f"{node.role} {node.name[:90]!r}"
                         + (f" text={shown!r}" if shown and shown != node.name else "")
                         + ("" if "enabled" in node.states else " (disabled)")
                         + ("" if "showing" in node.states else " (hidden)"))
            for child in node.children():
                show(child, depth + 1)

        show(self, 0)
        return "\n".join(lines)
