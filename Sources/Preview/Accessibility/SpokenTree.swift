import Mod

/// The accessibility tree of a page, computed from its elements as browsers do.
internal struct SpokenTree {
  internal let parts: [MarkupPart]

  /// The elements that assistive technology does not read, with all that is inside.
  private let hidden: Set<Int>

  internal init(_ parts: [MarkupPart]) {
    self.parts = parts
    var hidden = Set(parts.indices.filter { parts[$0].isHidden })
    for (index, part) in parts.enumerated() where part["aria-modal"] == "true" {
      hidden.formUnion(
        parts.indices.filter { $0 != index && parts[$0].parent == part.parent && parts[$0]["aria-modal"] == nil })
    }
    self.hidden = hidden
  }

  /// The line of each element in reading order, indented by two spaces for each element around it.
  internal var lines: [String] {
    var lines: [String] = []
    // The listed elements around the current part.
    var around: [(end: Int, isNamed: Bool)] = []
    var index = 0
    while index < parts.count {
      while let last = around.last, last.end <= index { around.removeLast() }
      let part = parts[index]
      let role = part.role
      let indentation = String(repeating: "  ", count: around.count)
      if hidden.contains(index) {
        index = part.end
      } else if let text = plainText(at: index) {
        if !text.isEmpty, !around.contains(where: \.isNamed), !isInLabel(index) {
          lines.append("\(indentation)text \(text.quoted)")
        }
        index = part.end
      } else if let role, !(role == "img" && around.contains(where: \.isNamed)) {
        lines.append(indentation + line(of: index, role: role))
        around.append((part.end, part.isNamedByContent || part.name == "textarea"))
        index += 1
      } else {
        index += 1
      }
    }
    return lines
  }

  /// Returns the text of a part that is a text, or an element with nothing but text inside.
  private func plainText(at index: Int) -> String? {
    if parts[index].name.isEmpty { return parts[index].text.inOneLine }
    guard parts[index].isPlain || parts[index].name == "p", index + 1 < parts[index].end else { return nil }
    let inside = parts[index + 1..<parts[index].end]
    guard inside.contains(where: { $0.name.isEmpty }), inside.allSatisfy(\.isPlain) else { return nil }
    return text(inside: index)
  }

  /// Returns whether a text is in the label of a control, which has it as its name.
  private func isInLabel(_ index: Int) -> Bool {
    sequence(first: index) { parts[$0].parent }.contains { parts[$0].name == "label" }
  }

  /// Returns the texts and the names of images inside of an element.
  internal func text(inside index: Int) -> String {
    var texts: [String] = []
    var inside = index + 1
    while inside < parts[index].end {
      let part = parts[inside]
      if hidden.contains(inside) || ["select", "textarea", "datalist"].contains(part.name) {
        inside = part.end
        continue
      }
      if part.name.isEmpty {
        texts.append(part.text)
      } else if part.role == "img", let name = part["aria-label"] ?? part["alt"] {
        texts.append(" \(name) ")
      } else if !part.isRun {
        // A space separates the texts of two widgets, but not two runs of one text.
        texts.append(" ")
      }
      inside += 1
    }
    return texts.joined().inOneLine
  }

  /// Returns the accessible name of an element.
  ///
  /// A field in a label without a text has no name, unless it has one of its own.
  internal func name(at index: Int) -> String? {
    let part = parts[index]
    let label = sequence(first: index) { parts[$0].parent }.first { parts[$0].name == "label" }
    let named = part["aria-labelledby"].flatMap { id in parts.firstIndex { $0["id"] == id } }
    var names = [named.map(text(inside:)), part["aria-label"], part["alt"]]
    if part.isField, let label {
      names.append(text(inside: label))
    } else {
      names += [part.isNamedByContent ? text(inside: index) : nil, part["title"], part["placeholder"]]
    }
    return names.lazy.compactMap { $0?.inOneLine }.first { !$0.isEmpty }
  }

  /// Returns whether an element is disabled, or in a disabled group.
  internal func isDisabled(at index: Int) -> Bool {
    parts[index]["disabled"] != nil || parts[index]["aria-disabled"] == "true"
      || sequence(first: index) { parts[$0].parent }.contains {
        parts[$0].name == "fieldset" && parts[$0]["disabled"] != nil
      }
  }
}

extension MarkupPart {
  fileprivate var isHidden: Bool {
    self["hidden"] != nil || self["aria-hidden"] == "true" || name == "datalist"
  }

  /// Whether the part is a run of a text, and not the text of another widget.
  fileprivate var isRun: Bool {
    let kind = self["class"]?.prefix { $0 != " " }
    return isPlain && (kind == nil || kind == "Run" || kind == "Lines")
  }

  /// Whether the part is text, or an element that only changes the appearance of text.
  fileprivate var isPlain: Bool {
    name.isEmpty || ["span", "b", "em", "i", "strong", "small", "code", "kbd", "br"].contains(name) && role == nil
  }
}

extension String {
  /// The text with one space in place of all whitespace between two words.
  fileprivate var inOneLine: String { split { $0.isWhitespace }.joined(separator: " ") }
}
