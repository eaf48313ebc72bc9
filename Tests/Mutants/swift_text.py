"""Reads just enough of Swift to find expressions and declarations: brackets, strings, comments and lines."""

import re

closing = {"(": ")", "[": "]", "{": "}"}
opening = {")": "(", "]": "[", "}": "{"}
continues = re.compile(r"\s*(\.(?!\.)|&&|\|\||\?|:|[-+*/%<>=!&|^~]+\s|else\b|\{)")
expects_more = re.compile(r"(&&|\|\||[-+*/%<>=!&|^~?:,.([]|\breturn|\bin)\s*$")


def mask(text):
    """Returns the text with the same length, without comments and without what stands in strings."""
    result, position = [], 0

    def blank(part, with_lines):
        return "".join("\n" if c == "\n" and with_lines else " " if with_lines else "s" for c in part)

    while position < len(text):
        rest = text[position:position + 2]
        if rest == "//":
            end = text.find("\n", position)
            end = len(text) if end < 0 else end
            result.append(blank(text[position:end], True))
        elif rest == "/*":
            end = text.index("*/", position) + 2
            result.append(blank(text[position:end], True))
        elif re.match(r'#*"', text[position:position + 5]):
            end = string_end(text, position)
            result.append('"' + blank(text[position + 1:end - 1], False) + '"')
        elif text[position:position + 2] == "#/":
            end = text.index("/#", position + 2) + 2
            result.append('"' + blank(text[position + 1:end - 1], False) + '"')
        elif text[position - 1:position + 1] == "(/":
            end = position + 1
            while text[end] != "/":
                end += 2 if text[end] == "\\" else 1
            end += 1
            result.append('"' + blank(text[position + 1:end - 1], False) + '"')
        else:
            end = position + 1
            result.append(text[position])
        position = end
    return "".join(result)


def string_end(text, position):
    """Returns where the string that begins here ends; what is interpolated belongs to it."""
    hashes = len(re.match(r"#*", text[position:]).group(0))
    position += hashes
    quotes = '"""' if text.startswith('"""', position) else '"'
    position += len(quotes)
    end, escape = quotes + "#" * hashes, "\\" + "#" * hashes
    while not text.startswith(end, position):
        if text.startswith(escape + "(", position):
            position += len(escape) + 1
            depth = 1
            while depth:
                if re.match(r'#*"', text[position:position + 5]):
                    position = string_end(text, position)
                    continue
                depth += {"(": 1, ")": -1}.get(text[position], 0)
                position += 1
        elif text.startswith(escape, position):
            position += len(escape) + 1
        else:
            position += 1
    return position + len(end)


def matching(masked, position):
    """Returns the place behind the bracket that closes the one at a place."""
    depth = 0
    while position < len(masked):
        if masked[position] in closing:
            depth += 1
        elif masked[position] in opening:
            depth -= 1
            if depth == 0:
                return position + 1
        position += 1
    return position


# What ends an operand outside of brackets, by the operator that it belongs to.
ends = r"\|\||,|;| \? | : |(?<=\w): | [-+*/]?= |->|\b(?:return|in|if|guard|while|else|where|case|try|await)\b"
stops = {"comparison": "&&|" + ends, "and": "&&|" + ends, "or": ends}
# The left operand of && may have others of them, and that of || has both.
left_stops = {"comparison": "&&|" + ends, "and": ends, "or": ends.replace(r"\|\||", "", 1)}


def left(masked, position, kind):
    """Returns where the left operand begins of an operator at a place."""
    stop, at = left_stops[kind], position - 1
    while at >= 0:
        character = masked[at]
        if character in opening:
            depth = 0
            while at >= 0:
                depth += (masked[at] in opening) - (masked[at] in closing)
                if depth == 0:
                    break
                at -= 1
            at -= 1
            continue
        if character in closing:
            break
        if character == "\n" and not (
            continues.match(masked[at + 1:at + 80]) or expects_more.search(masked[max(0, at - 80):at])
        ):
            break
        at -= 1
    start = at + 1
    last = start
    for found in re.finditer(stop, blanked(masked, start, position)):
        last = start + found.end()
    while last < position and masked[last].isspace():
        last += 1
    return last


def blanked(masked, start, end):
    """Returns a part of the text with everything in brackets blanked."""
    result, depth = [], 0
    for character in masked[start:end]:
        if character in opening:
            depth -= 1
        result.append("_" if depth > 0 else character)
        if character in closing:
            depth += 1
    return "".join(result)


def right(masked, position, kind):
    """Returns where the right operand ends that begins at a place."""
    at = position
    while at < len(masked):
        character = masked[at]
        if character in "([":
            at = matching(masked, at)
            continue
        if character == "{" or character in opening:
            break
        if character == "\n" and not (
            continues.match(masked[at + 1:at + 80]) or expects_more.search(masked[max(0, at - 80):at])
        ):
            break
        at += 1
    found = re.search(stops[kind], blanked(masked, position, at))
    end = position + found.start() if found else at
    while end > position and masked[end - 1].isspace():
        end -= 1
    return end
