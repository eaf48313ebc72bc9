extension Browser {
  /// The visible elements below the style sheet, with their styles instead of numbers, without ids of nodes, and with
  /// groups numbered in order. Declarations of themes to which nothing refers are left out.
  var look: String { UnusedTokens.removed(from: look(in: nil)) }

  /// Returns the look with the values of the custom properties of themes in place of references to them.
  func resolvedLook(in scope: TokenScope) -> String { look(in: scope) }

  private func look(in scope: TokenScope?) -> String {
    var writer = LookWriter(rules: rules)
    // The line feeds around the root do not show.
    for content in fragment.content.dropFirst() {
      if case .text("\n") = content { continue }
      writer.write(content, in: scope)
    }
    return writer.look
  }
}

/// Writes what can be seen of elements.
@MainActor
private struct LookWriter {
  private(set) var look = ""

  private let rules: [String: String]
  private var groups: [String: Int] = [:]

  /// The names that are no rules, and the styles of those that are, for each list of classes that has been read.
  private var classes: [String: (names: String, styles: String)] = [:]

  /// The attributes that number nodes, or that the script of a live page reads.
  private static let numbers: Set<String> = [
    "data-n", "data-p", "data-c", "data-d", "data-f", "data-h", "data-i", "data-k", "data-q",
  ]

  init(rules: [String: String]) {
    self.rules = rules
  }

  mutating func write(_ content: Browser.Content, in scope: TokenScope?) {
    switch content {
    case .text(let text): look += text
    case .element(let element):
      let attributes = element.attributes
      // Only the rows of live pages are reached and named.
      let isRow = attributes["role"] == "row" || attributes["class"]?.hasPrefix("SwipeAction") == true
      let (classes, style) = styled(element)
      let resolved = scope?.resolve(style)
      look += "<\(element.name) style=\"\(resolved?.style ?? style)\""
      if attributes["class"] != nil { look += " class=\"\(classes)\"" }
      for name in attributes.keys.sorted() where !Self.numbers.contains(name) && name != "style" && name != "class" {
        guard var value = attributes[name] else { continue }
        switch (element.name, name) {
        case (_, "tabindex") where isRow || value == "-1", (_, "aria-labelledby") where isRow: continue
        case (_, "id") where attributes["role"] == "cell": continue
        case ("input", "value") where value == "": continue
        case ("input", "name"), ("input", "list"), ("datalist", "id"): value = number(of: value)
        default: break
        }
        look += " \(name)=\"\(value)\""
      }
      look += ">"
      for content in element.content { write(content, in: resolved?.scope ?? scope) }
      look += "</\(element.name)>"
    }
  }

  private mutating func number(of group: String) -> String {
    let number = groups[group] ?? groups.count
    groups[group] = number
    return "\(number)"
  }

  /// Returns the classes of an element that are no rules, and its style with those of the rules.
  private mutating func styled(_ element: Browser.Element) -> (classes: String, style: String) {
    let list = element.attributes["class"] ?? ""
    let known = classes[list] ?? sorted(list)
    classes[list] = known
    guard let own = element.attributes["style"], !own.isEmpty else { return (known.names, known.styles) }
    return (known.names, known.styles.isEmpty ? Self.unquoted(own) : "\(known.styles);\(Self.unquoted(own))")
  }

  private func sorted(_ list: String) -> (names: String, styles: String) {
    let names = list.split(separator: " ")
    return (
      names.filter { rules["." + $0] == nil }.joined(separator: " "),
      Self.unquoted(names.compactMap { rules["." + $0] }.filter { !$0.isEmpty }.joined(separator: ";"))
    )
  }

  private static func unquoted(_ style: String) -> String {
    let bytes = Bytes(style)
    if bytes.index(of: "&", in: 0..<bytes.count) == nil { return style }
    return style.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
  }
}
