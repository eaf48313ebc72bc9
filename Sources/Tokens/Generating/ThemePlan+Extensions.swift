extension ThemePlan {
  /// A remark for each extension of a vendor that has values, such as those of another mode, with the number of tokens.
  ///
  /// - Complexity: O(*n*) in the length of the extensions.
  internal var notesAboutExtensions: [String] {
    var vendors: [String: Set<String>] = [:]
    for token in variants.flatMap(\.appearances).joined() {
      for vendor in token.extensionsWithValues { vendors[vendor, default: []].insert(token.path) }
    }
    return vendors.sorted { $0.key < $1.key }.map { vendor, paths in
      let tokens = paths.count == 1 ? "1 token has" : "\(paths.count) tokens have"
      return "\(tokens) `\(vendor)` in `$extensions`, with values that are not read, such as those of a mode."
    }
  }
}

extension Token {
  /// The vendors whose extensions have values, directly or by the name of a mode.
  fileprivate var extensionsWithValues: [String] {
    guard let extensions = property("$extensions"), document.kind(of: extensions) == .object else { return [] }
    return document.children(of: extensions).filter { child in
      // A vendor's key has a dot, as `com.acme.dark` does, and contains the value of one mode.
      let isVendor = document.key(of: child).contains(".")
      return document.hasValues(child) || document.isObjectOfColors(child) || isVendor && document.isColor(child)
    }.map(document.key)
  }
}

extension JSONDocument {
  /// Returns whether an object has a value, or objects by modes or themes, or one of the objects inside has.
  fileprivate func hasValues(_ node: Int32, depth: Int = 0) -> Bool {
    // Values by mode are only a few levels deep, but a file can nest objects without limit.
    guard depth < 8, kind(of: node) == .object else { return false }
    return children(of: node).contains { child in
      switch key(of: child) {
      case "$value": true
      case "mode", "modes", "theme", "themes": kind(of: child) == .object
      // Modifications of Tokens Studio are applied. Their values are arguments, and not values by mode.
      case "modify": false
      default: hasValues(child, depth: depth + 1)
      }
    }
  }

  /// Returns whether an object has nothing but colors, such as `"mode": {"Light": "#FF0000", "Dark": "#000000"}`.
  fileprivate func isObjectOfColors(_ node: Int32) -> Bool {
    guard kind(of: node) == .object else { return false }
    let children = children(of: node)
    return children.contains { _ in true } && children.allSatisfy(isColor)
  }

  /// Returns whether a value is a color as hexadecimal digits, an alias, or a color of the format.
  fileprivate func isColor(_ node: Int32) -> Bool {
    guard let text = string(node) else { return child("colorSpace", of: node) != nil }
    let isHex = text.hasPrefix("#") && [4, 7, 9].contains(text.count) && text.dropFirst().allSatisfy(\.isHexDigit)
    return isHex || ReferenceSyntax.names(inBraces: Array(text.utf8)[...]) != nil
  }
}
