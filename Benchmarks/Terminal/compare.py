#!/usr/bin/env python3
"""Compares what a frame costs in a terminal: this library's and Textual's, driven alike under a pseudo-terminal.

    pip install textual
    swift build --package-path Benchmarks -c release --product Labels
    Benchmarks/Terminal/compare.py [python with textual] [folder of Labels]

Prints processor time of the program (user and system, all threads) for each key, click, resize, change of a label
that comes to the screen, and for the start, with 200 labels at 80 by 24.
"""

import fcntl, os, pty, re, select, signal, statistics, struct, sys, termios, time

HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = sys.argv[1] if len(sys.argv) > 1 else sys.executable
BUILD = sys.argv[2] if len(sys.argv) > 2 else os.path.join(HERE, "../.build/release")
PROGRAMS = {
    "Textual": [PYTHON, os.path.join(HERE, "labels.py"), "200"],
    "Terminal": [os.path.join(BUILD, "Labels"), "200"],
}


class Program:
    """A program in a pseudo-terminal of its own."""

    def __init__(self, arguments, width=80, height=24):
        self.output = b""
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", COLUMNS="", LINES="")
            del os.environ["COLUMNS"], os.environ["LINES"]
            os.execv(arguments[0], arguments)

    def send(self, text):
        os.write(self.file, text.encode())

    def resize(self, width, height=24):
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def read(self, seconds):
        """Reads what comes within a time, and returns it, or nothing."""
        if not select.select([self.file], [], [], seconds)[0]:
            return b""
        try:
            return os.read(self.file, 65536)
        except OSError:
            return b""

    def wait(self, pattern, seconds=30):
        """Reads until the output of this step has a pattern."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.output):
            if time.monotonic() > end:
                raise SystemExit(f"{pattern} does not come: {self.output[-300:]}")
            self.output += self.read(0.05)

    def settle(self, quiet=0.1, longest=3):
        """Reads until the program has written nothing and computed hardly anything for a while."""
        end = time.monotonic() + longest
        while time.monotonic() < end:
            before, until, wrote = self.time(), time.monotonic() + quiet, b""
            while time.monotonic() < until:
                wrote += self.read(0.02)
            self.output += wrote
            if not wrote and self.time() - before < 0.001:
                return

    def time(self):
        """The processor time of all threads in seconds."""
        total = 0
        for thread in os.listdir(f"/proc/{self.pid}/task"):
            try:
                with open(f"/proc/{self.pid}/task/{thread}/schedstat") as file:
                    total += int(file.read().split()[0])
            except (FileNotFoundError, ProcessLookupError):
                pass
        return total / 1e9

    def end(self):
        """Ends the program, and returns the processor time of its whole life."""
        os.kill(self.pid, signal.SIGKILL)
        usage = os.wait4(self.pid, 0)[2]
        os.close(self.file)
        return usage.ru_utime + usage.ru_stime


class Row:
    """A row of the screen, and the number of times that it has come to show something else."""

    def __init__(self, number):
        self.cells, self.changes = " " * 80, 0
        # A text and its styles after a move of the cursor to the row.
        self.pattern = re.compile(rb"\x1b\[%d;(\d+)H((?:\x1b\[[\d;]*m|[^\x1b])*)" % number)

    def write(self, output):
        for match in self.pattern.finditer(output):
            start, text = int(match[1]) - 1, re.sub(rb"\x1b\[[\d;]*m", b"", match[2]).decode(errors="replace")
            new = self.cells[:start] + text + self.cells[start + len(text) :]
            self.changes += new != self.cells
            self.cells = new


def opened(arguments):
    program = Program(arguments)
    program.wait(rb"Label number 1[0-9]")
    program.settle()
    return program


def start(arguments):
    return statistics.median(opened(arguments).end() for _ in range(5))


def each(program, count, step):
    """The processor time of a step, each with all that follows from it."""
    program.settle()
    before = program.time()
    for number in range(count):
        step(number)
        program.settle()
    return (program.time() - before) / count


def measure(name, arguments):
    result = {"start": start(arguments)}
    program = opened(arguments)
    # The button is next; the field has the focus in one program at once, and in the other after a key.
    program.send("" if "labels.py" in arguments[1] else "\t")
    result["key"] = each(program, 20, lambda number: program.send("abcdefghij"[number % 10]))
    result["click"] = each(program, 10, lambda number: program.send("\x1b[<0;6;2M\x1b[<0;6;2m"))
    result["resize"] = each(program, 10, lambda number: program.resize(81 if number % 2 == 0 else 80))
    program.end()

    program = opened(arguments + ["label"])
    # The label changes every 20 milliseconds. A program that cannot keep up shows fewer changes.
    screen = Row(3)
    before = program.time(), time.monotonic()
    while time.monotonic() < before[1] + 4:
        screen.write(program.read(0.02))
    result["label"] = (program.time() - before[0]) / max(1, screen.changes)
    shown[name] = f"{screen.changes} of {(time.monotonic() - before[1]) / 0.02:.0f}"
    program.end()
    return result


shown = {}
measured = {name: measure(name, arguments) for name, arguments in PROGRAMS.items()}
print("CPU time in ms, 200 labels at 80 x 24\n")
print(f"{'':8}" + "".join(f"{name:>10}" for name in measured) + f"{'share':>8}")
for name in ["key", "click", "resize", "label", "start"]:
    values = [result[name] * 1000 for result in measured.values()]
    print(f"{name:8}" + "".join(f"{value:10.2f}" for value in values) + f"{values[1] / values[0]:8.3f}")
print("\nchanges of the label that were shown: " + ", ".join(f"{name} {count}" for name, count in shown.items()))
