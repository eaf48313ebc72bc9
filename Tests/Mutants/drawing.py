"""Draws places from the sources, writes their changes behind a switch, and leaves out those that do not compile."""

import collections, hashlib, pathlib, re, shutil, subprocess, sys
from places import bodies, places
from swift_text import mask

seed = "2026"
order = (
    "Mod Pipe Values Widgets Tokens FoundationStyles Styles Signals Bindings Live Layout Preview Audit LiveTesting LivePreview "
    "Terminal StyleGuide").split()

# How many places are drawn of each module, if it has so many. Some of them do not compile.
counts = collections.defaultdict(
    lambda: 44, Signals=50, Live=58, Layout=50, Preview=58, Widgets=55, Terminal=50, Mod=48, FoundationStyles=42)


def named(mark):
    """Reads the names of a mark from the list, and what is said about each."""
    found = {}
    path = pathlib.Path(__file__).resolve().parent / "named.txt"
    for line in path.read_text().splitlines() if path.exists() else []:
        if line.startswith(mark + " "):
            key, _, reason = line[2:].partition(" because ")
            found[key.strip()] = reason
    return found


def draw(sources, everything=False):
    """Lists the drawn places of all modules, numbered from 1."""
    drawn = []
    always = named("+")
    for module in order:
        found, numbers = [], collections.Counter()
        for path in sorted((sources / module).rglob("*.swift")):
            text = path.read_text()
            for place in places(text):
                place.module, place.file = module, str(path.relative_to(sources))
                name = f"{module}.{place.path}: {place.kind}"
                numbers[name] += 1
                place.key = f"{name} {numbers[name]}"
                place.old = text[place.start:place.end]
                # Statements are the most frequent, and often the least interesting.
                hashed = int(hashlib.sha256((seed + place.key).encode()).hexdigest()[:8], 16)
                place.rank = -1 if place.key in always else hashed * (3 if place.kind == "omission" else 1)
                found.append(place)
        if everything:
            drawn += found
            continue
        chosen = []
        for place in sorted(found, key=lambda place: place.rank):
            is_wanted = place.rank < 0 or sum(other.rank >= 0 for other in chosen) < counts[module]
            if is_wanted and not any(
                other.file == place.file and other.start < place.end and place.start < other.end for other in chosen
            ):
                chosen.append(place)
        drawn += sorted(chosen, key=lambda place: (place.file, place.start))
    for number, place in enumerate(drawn, 1):
        place.number = number
    return drawn


def write(drawn, sources, folder, only=None):
    """Writes the sources with the changes, and returns where each stands in them: {file: [(start, end, place)]}."""
    by_file = collections.defaultdict(list)
    for place in drawn:
        by_file[place.file].append(place)
    result = {}
    for file, chosen in by_file.items():
        if only and not file.startswith(only + "/"):
            continue
        text, changed, at = (sources / file).read_text(), "import Mutants\n", 0
        ranges = []
        for place in sorted(chosen, key=lambda place: place.start):
            changed += text[at:place.start]
            new = (
                place.text.replace("#", str(place.number)) if place.kind == "end"
                else place.text.replace("@", f"Mutants.on({place.number})", 1))
            ranges.append((len(changed), len(changed) + len(new), place))
            changed += new
            at = place.end
        (folder / file).write_text(changed + text[at:])
        result[file] = ranges
    return result


def check(drawn, folder):
    """Returns the places whose changes compile, module by module, and leaves the modules in a folder."""
    sources, products = pathlib.Path(__file__).resolve().parents[2] / "Sources", folder / "checked"
    shutil.rmtree(products, ignore_errors=True)
    products.mkdir()

    def compile(module):
        files = [str(path) for path in sorted((folder / "Sources" / module).rglob("*.swift"))]
        command = ["nice", "swiftc", "-emit-module", "-wmo", "-no-emit-module-separately-wmo", "-swift-version", "6",
                   "-enable-testing", "-package-name", "swift_mod", "-module-name", module, "-suppress-warnings",
                   "-parse-as-library", "-enable-upcoming-feature", "MemberImportVisibility",
                   "-I", str(products), "-emit-module-path", str(products / f"{module}.swiftmodule")]
        return subprocess.run(command + files, capture_output=True, text=True)

    if compile("Mutants").returncode:
        sys.exit("The module of the switch does not compile.")
    for module in order:
        while True:
            ranges = write(drawn, sources, folder / "Sources", module)
            result = compile(module)
            if result.returncode == 0:
                break
            wrong = set()
            for file, line, column in re.findall(r"Sources/(\S+\.swift):(\d+):(\d+): error:", result.stderr):
                wrong |= blamed(folder / "Sources" / file, int(line), int(column), ranges.get(file, []))
            if not wrong:
                sys.exit(f"{module} does not compile:\n" + result.stderr[-5_000:])
            drawn = [place for place in drawn if place.number not in wrong]
            for file in {file for file in ranges if not any(place.file == file for place in drawn)}:
                shutil.copy(sources / file, folder / "Sources" / file)
        print(f"{module}: {sum(place.module == module for place in drawn)} places", flush=True)
    return drawn


def blamed(path, line, column, ranges):
    """Returns the numbers of the changes at an error: in it, in its line, or in its declaration."""
    text = path.read_text()
    lines = text.split("\n")
    start = sum(len(line) + 1 for line in lines[:line - 1])
    at = start + len(lines[line - 1].encode()[:column - 1].decode(errors="ignore"))
    found = {place.number for first, last, place in ranges if first <= at < last}
    if not found:
        found = {place.number for first, last, place in ranges if first < start + len(lines[line - 1]) and start < last}
    if not found:
        for first, last, *_ in bodies(mask(text)):
            if first - 400 <= at <= last + 2:
                found |= {place.number for start, _, place in ranges if first <= start < last}
    return found
