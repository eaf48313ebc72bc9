import Widgets

// A number has no type that says what it is for. Unless the theme declares its purpose, as `ThemedLengths`, the words
// of its name decide.
extension ThemeToken {
  /// The name of a token without a declared purpose, or else an empty text.
  internal var suggestiveName: String { purpose == nil ? name : "" }

  /// A Boolean value that indicates whether the name is the size of a font, and not of an icon or another thing with a
  /// size.
  internal var isNamedAsFontSize: Bool {
    let name = suggestiveName.lowercased()
    func contains(_ words: [String]) -> Bool { words.contains { name.contains($0) } }
    return contains(["font", "text", "type", "title", "head", "body", "caption", "callout", "footnote", "label"])
      && !contains([
        "line", "weight", "tracking", "letter", "width", "height", "opacity", "alpha", "icon", "indent", "count",
      ])
  }

  /// A Boolean value that indicates whether a word of the name is a length, such as `row` in `rowSmall`, and the number
  /// does not belong to a font.
  internal var isNamedAsLength: Bool {
    let words = suggestiveName.words
    return !words.isDisjoint(with: [
      "row", "column", "height", "width", "size", "length", "border", "stroke", "thickness", "icon",
    ]) && words.isDisjoint(with: ["line", "font", "text", "weight", "opacity", "count"]) && !isNamedAsFontSize
      && !isNamedAsLineHeight && !isNamedAsTracking
  }

  internal var isNamedAsLineWidth: Bool {
    !suggestiveName.words.isDisjoint(with: ["width", "border", "stroke", "thickness", "outline"])
  }

  internal var isNamedAsTracking: Bool { isNamed(["tracking", "letterspac", "kern"]) }

  internal var isNamedAsLineHeight: Bool { isNamed(["lineheight", "leading"]) }

  /// Returns whether the name contains one of `words`.
  private func isNamed(_ words: [String]) -> Bool {
    let name = suggestiveName.lowercased().filter { $0 != "_" }
    return words.contains { name.contains($0) }
  }
}

extension String {
  /// The words of a name such as `rowSmall` or `row_small`, in lowercase.
  internal var words: Set<String> {
    var words: [String] = [""]
    for letter in self {
      if letter.isUppercase || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
    }
    return Set(words)
  }
}
