"""Finds the places of the library that can be changed, each named by its declaration."""

import re
from swift_text import blanked, closing, continues, expects_more, left, mask, matching, opening, right

declaration = re.compile(
    r"\b(?:(?P<type>struct|class|enum|actor|extension|protocol)\s+(?!func|var|let|subscript)(?P<name>[\w.]+)"
    r"|func\s+(?P<func>[^\s(<]+|<[^\s(]*)|(?P<init>init)\b[?!]?(?=\s*[(<])|(?P<deinit>deinit)\b"
    r"|(?P<subscript>subscript)\b|(?P<var>var|let)\s+(?P<variable>\w+))")
keywords = set(
    "let var if guard while for switch return case default break continue throw func defer do repeat struct class enum "
    "extension else import private public internal package fileprivate static mutating nonisolated typealias yield "
    "assert precondition assertionFailure preconditionFailure indirect init super catch inout lazy weak unowned fallthrough "
    "consuming borrowing subscript deinit".split())
swapped = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}


class Place:
    """A part of a source, and the text in its place, in which @ stands for the switch, and # for the number."""

    def __init__(self, kind, start, end, text):
        self.kind, self.start, self.end, self.text = kind, start, end, text
        self.key = self.file = self.module = ""
        self.line = 0


def bodies(masked):
    """Lists the bodies of functions, initializers and computed properties, each with the path of its declaration."""
    result = []

    def walk(start, end, path):
        position = header = start
        while position < end:
            character = masked[position]
            if character in "([":
                position = matching(masked, position)
                continue
            if character == "{":
                close = matching(masked, position)
                name, kind = named(masked, header, position)
                if kind == "type":
                    walk(position + 1, close - 1, path + [name])
                elif kind == "body":
                    # A body of one expression cannot leave it out.
                    returns = "(" not in name or "->" in blanked(masked, header, position)
                    result.append((position + 1, close - 1, ".".join(path + [name]), returns))
                position = header = close
                continue
            position += 1

    walk(0, len(masked), [])
    return result


def named(masked, start, end):
    flat = blanked(masked, start, end)
    found = None
    for found in declaration.finditer(flat):
        pass
    if not found:
        return "", ""
    if found["type"]:
        return found["name"], "type"
    if found["var"]:
        rest = flat[found.end():]
        is_computed = found["var"] == "var" and not re.search(r"(?<![=!<>])=(?!=)", rest)
        return found["variable"], "body" if is_computed else ""
    if found["deinit"]:
        return "deinit", "body"
    name = found["func"] or found["init"] or found["subscript"]
    if name == "subscript" and re.search(r"=\s*$", flat):
        return "", ""
    opened = masked.find("(", start + found.end())
    if opened < 0 or opened >= end:
        return "", ""
    inner = masked[opened + 1:matching(masked, opened) - 1]
    labels = []
    for part in re.split(",", blanked(inner, 0, len(inner)).strip()):
        word = re.match(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*([\w`]+)", part)
        labels.append((word[1] if word else "") + ":")
    return name + "(" + ("".join(labels) if inner.strip() else "") + ")", "body"


def places(text):
    """Lists the places of a source, in its order."""
    masked, result = mask(text), []
    # What is compiled elsewhere.
    conditional = [
        (found.start(), end.end()) for found in re.finditer(r"^[ ]*#if\b", masked, re.M)
        for end in [re.compile(r"^[ ]*#endif", re.M).search(masked, found.end())] if end]
    for start, end, path, returns in bodies(masked):
        is_init = path.split(".")[-1].startswith("init")
        found = [
            *conditions(text, masked, start, end), *operators(text, masked, start, end),
            *words(text, masked, start, end), *statements(text, masked, start, end, is_init)]
        for place in sorted(found, key=lambda place: (place.start, place.end)):
            if any(first <= place.start < last for first, last in conditional):
                continue
            if place.kind == "omission" and returns and masked[start:end].strip() == masked[place.start:place.end]:
                continue
            place.path = path
            place.line = text.count("\n", 0, place.start) + 1
            result.append(place)
    return result


def conditions(text, masked, start, end):
    for found in re.compile(r"\b(if|guard|while)\s+").finditer(masked, start, end):
        if masked[:found.start()].rstrip()[-1:] == "}" and found[1] == "while":
            continue
        at = found.end()
        while at < end and masked[at] != "{" and not re.match(r"\belse\b", masked[at:at + 5]):
            at = matching(masked, at) if masked[at] in "([" else at + 1
        condition = masked[found.end():at].rstrip()
        flat = blanked(masked, found.end(), at)
        if not condition or re.search(r",|#|\b(let|var|case|true)\b", flat) or "\n#" in condition:
            continue
        stop = found.end() + len(condition)
        yield Place("negation", found.end(), stop, f"(@) != ({text[found.end():stop]})")


def operators(text, masked, start, end):
    for found in re.compile(r"(?<=\s)(<=|<|>=|>|==|!=|&&|\|\|)(?=\s)").finditer(masked, start, end):
        kind = {"&&": "and", "||": "or"}.get(found[1], "comparison")
        first, last = left(masked, found.start(), kind), right(masked, found.end(), kind)
        before, after = text[first:found.start()].rstrip(), text[found.end():last].lstrip()
        if not before or not after or first < start:
            continue
        old = text[first:last]
        if kind == "comparison":
            new = f"{before} {swapped[found[1]]} {after}"
            change = f"((@) != ({old}))" if found[1] in ("==", "!=") else f"(@ ? {new} : {old})"
            yield Place("comparison", first, last, change)
        else:
            other = "||" if kind == "and" else "&&"
            yield Place("connective", first, last, f"(@ ? ({before}) {other} ({after}) : {old})")


def words(text, masked, start, end):
    for found in re.compile(r"(?<=[-+] )1(?![.\w])|(?<=[-+]= )1(?![.\w])").finditer(masked, start, end):
        yield Place("one", found.start(), found.end(), "(@ ? 0 : 1)")
    for found in re.compile(r"(?<![.\w])(Swift\.)?(min|max)\(").finditer(masked, start, end):
        last = matching(masked, found.end() - 1)
        other = {"min": "max", "max": "min"}[found[2]]
        rest = text[found.end() - 1:last]
        yield Place("extreme", found.start(), last, f"(@ ? {found[1] or ''}{other}{rest} : {text[found.start():last]})")
    for found in re.compile(r"\breturn (true|false)(?=\s*[};\n])").finditer(masked, start, end):
        other = {"true": "false", "false": "true"}[found[1]]
        yield Place("result", found.start(1), found.end(1), f"(@ ? {other} : {found[1]})")
    for found in re.compile(r"(?<=[\w)\]?!}])\.(first|last)(?![\w(])").finditer(masked, start, end):
        yield Place("end", found.start(), found.end(), f".{found[1]}(mutant: #)")
    for found in re.compile(r"(?<=[\w)\]?!}])\.(first|last)\((?=where:)").finditer(masked, start, end):
        yield Place("end", found.start(), found.end(), f".{found[1]}(mutant: #, ")


def statements(text, masked, start, end, is_init):
    stack = []
    at = start
    begins = True
    while at < end:
        character = masked[at]
        if begins and not stack or begins and stack[-1] == "{":
            word = re.compile(r"(?:try[?]? |await |_ = )*([A-Za-z_$][\w$]*)").match(masked, at)
            if word and word[1] not in keywords and not re.match(r"\s*:", masked[word.end():word.end() + 3]):
                last = statement_end(masked, at, end)
                flat = blanked(masked, at, last)
                assigns = re.search(r" [-+*/|&%]?= ", flat) and not masked.startswith("_ =", at)
                is_call = masked[last - 1] in ")}" and not re.search(r" (==|!=|<|>|<=|>=|&&|\|\||[?]) ", flat)
                costs = re.search(r"reserveCapacity|assert\(|precondition\(|removeAll\(keepingCapacity", flat)
                before = masked[:at].rstrip()[-2:]
                if (assigns and not is_init or is_call and not assigns) and not costs and before[-1:] not in "=(,":
                    yield Place("omission", at, last, f"if !(@) {{ {text[at:last]} }}")
                begins = False
                continue
        if not character.isspace():
            begins = False
        if character in closing:
            stack.append(character)
            begins = character == "{"
            if begins:
                # What a closure takes.
                heading = re.compile(r"[^{}\n]*?\bin\b(?=\s)").match(masked, at + 1)
                if heading and not re.search(r"\bfor\b|\blet\b", heading.group(0)):
                    at = heading.end()
                    continue
        elif character in opening:
            if stack:
                stack.pop()
            begins = character == "}"
        elif character == "\n":
            begins = not (continues.match(masked[at + 1:at + 80]) or expects_more.search(masked[max(0, at - 80):at])) \
                or begins or masked[:at].rstrip()[-1:] in "{:"
        elif character == ";":
            begins = True
        at += 1


def statement_end(masked, at, end):
    while at < end:
        character = masked[at]
        if character in closing:
            at = matching(masked, at)
            continue
        if character in opening or character == ";":
            break
        if character == "\n" and not (
            continues.match(masked[at + 1:at + 80]) or expects_more.search(masked[max(0, at - 80):at])
        ):
            break
        at += 1
    while masked[at - 1].isspace():
        at -= 1
    return at
