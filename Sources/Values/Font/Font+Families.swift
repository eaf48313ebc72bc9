extension Font {
  /// The names of the typefaces, in the order of preference. There are none for the system's.
  package var families: [String] { name.map(Self.families) ?? [] }

  /// Returns the names in a comma-separated list, as in style sheets, without their quotes.
  package static func families(_ list: String) -> [String] {
    var (families, family, quote) = ([String](), "", Character?.none)
    func end() {
      if !family.trimmed.isEmpty { families.append(String(family.trimmed)) }
      family = ""
    }
    for character in list {
      switch character {
      case quote: quote = nil
      case "," where quote == nil: end()
      case "\"" where quote == nil && family.trimmed.isEmpty, "'" where quote == nil && family.trimmed.isEmpty:
        quote = character
      default: family.append(character)
      }
    }
    end()
    return families
  }

  /// Returns a comma-separated list of names, each of which can be such a list.
  package static func list(ofFamilies names: [String]) -> String {
    let quoted = names.flatMap(families).map { name in
      guard name.contains(",") else { return name }
      let quote = name.contains("'") ? "\"" : "'"
      return quote + name + quote
    }
    return quoted.joined(separator: ", ")
  }
}

extension String {
  /// A Boolean value that indicates whether the name is a generic family of CSS, which is not quoted.
  package var isGenericFamily: Bool { Self.genericFamilies.contains(lowercased()) }

  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji", "-apple-system", "blinkmacsystemfont",
  ]

  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
