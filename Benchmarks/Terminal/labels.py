"""The labels in Textual that Benchmarks/Terminal/compare.py measures: a field, a button, and labels."""

import sys

from textual.app import App
from textual.containers import VerticalScroll
from textual.widgets import Button, Input, Label


class Labels(App):
    CSS = "Input { border: none; height: 1; } Button { border: none; height: 1; min-width: 10; }"
    count = 0

    def compose(self):
        with VerticalScroll():
            yield Input(placeholder="Name")
            yield Button("Tap")
            yield Label("Count: 0", id="count")
            for row in range(int(sys.argv[1])):
                yield Label(f"Label number {row}")

    def on_mount(self):
        self.query_one(Input).focus()
        if "label" in sys.argv:
            self.set_interval(0.02, self.step)

    def on_button_pressed(self):
        self.step()

    def step(self):
        self.count += 1
        self.query_one("#count", Label).update(f"Count: {self.count}")


Labels().run()
