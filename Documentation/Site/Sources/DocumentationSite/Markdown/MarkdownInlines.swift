/// Parses a line of Markdown: code, emphasis, links, images and escapes.
struct MarkdownInlines {
  private var rest: Substring

  private init(_ text: Substring) { rest = text }

  /// Returns the parts of a text.
  ///
  /// - Complexity: O(*n*) for *n* characters, times the depth of nesting.
  static func parse(_ text: some StringProtocol) -> [Inline] {
    var parser = MarkdownInlines(Substring(text))
    return parser.inlines()
  }

  private mutating func inlines() -> [Inline] {
    var result: [Inline] = []
    var text = ""
    var before: Character = " "
    while let character = rest.first {
      let start = rest
      if let inline = special(character, after: before) {
        if !text.isEmpty { result.append(.text(text)) }
        result.append(inline)
        text = ""
        before = "x"
        continue
      }
      rest = start.dropFirst()
      if character == "\\", let next = rest.first, next.isPunctuation || next.isSymbol {
        text.append(rest.removeFirst())
      } else {
        text.append(character)
      }
      before = character
    }
    if !text.isEmpty { result.append(.text(text)) }
    return result
  }

  private mutating func special(_ character: Character, after before: Character) -> Inline? {
    switch character {
    case "`": return code()
    case "[": return link().map { .reference($0.target, title: Self.parse($0.text)) }
    case "!" where rest.dropFirst().first == "[":
      rest.removeFirst()
      return link().map { .image($0.target, alternative: Self.parse($0.text).plain) }
    case "<":
      guard let end = rest.firstIndex(of: ">"), rest.hasPrefix("<http") else { return nil }
      let address = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      return .reference(address, title: [.text(address)])
    case "*": return delimited("**").map(Inline.strong) ?? delimited("*").map(Inline.emphasis)
    case "_" where !before.isLetter && !before.isNumber: return delimited("_").map(Inline.emphasis)
    default: return nil
    }
  }

  private mutating func code() -> Inline? {
    let ticks = rest.prefix { $0 == "`" }
    let inside = rest.dropFirst(ticks.count)
    var search = inside
    while let open = search.firstIndex(of: "`") {
      let run = search[open...].prefix { $0 == "`" }
      if run.count == ticks.count {
        rest = inside[run.endIndex...]
        let code = inside[..<open]
        let isPadded = code.hasPrefix(" ") && code.hasSuffix(" ") && code.contains("`")
        return .code(String(isPadded ? code.dropFirst().dropLast() : code))
      }
      search = search[run.endIndex...]
    }
    return nil
  }

  private mutating func link() -> (text: Substring, target: String)? {
    var depth = 0
    var isCode = false
    for index in rest.indices {
      switch rest[index] {
      case "`": isCode.toggle()
      case "[" where !isCode: depth += 1
      case "]" where !isCode: depth -= 1
      default: continue
      }
      guard depth == 0, !isCode else { continue }
      let after = rest[rest.index(after: index)...]
      // A title follows the target; pages do not show it.
      guard let end = after.firstIndex(where: { $0 == ")" || $0 == " " }), after.first == "(" else { return nil }
      let titled = after[end] == " " ? after.firstRange(of: "\")") : nil
      guard after[end] == ")" || titled != nil else { return nil }
      let text = rest[..<index].dropFirst()
      rest = after[(titled?.upperBound ?? after.index(after: end))...]
      return (text, String(after[..<end].dropFirst()))
    }
    return nil
  }

  private mutating func delimited(_ mark: String) -> [Inline]? {
    guard rest.hasPrefix(mark) else { return nil }
    let inside = rest.dropFirst(mark.count)
    guard let first = inside.first, !first.isWhitespace, let end = inside.firstRange(of: mark)?.lowerBound,
      end > inside.startIndex, !inside[inside.index(before: end)].isWhitespace
    else { return nil }
    rest = inside[end...].dropFirst(mark.count)
    return Self.parse(inside[..<end])
  }
}
