/// Names for files and anchors that every file system, server and browser takes as they are.
struct Slugs {
  private var taken: Set<String> = []

  /// Returns a name of lowercase letters, digits, `-`, `_` and `.` for a text, which no other text gets.
  ///
  /// - Complexity: O(*n* + *m*) for *n* characters and *m* texts with the same name.
  mutating func unique(_ text: String, keepingCase: Bool = false) -> String {
    let slug = Self.slug(keepingCase ? text : text.lowercased())
    var name = slug
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(slug)-\(number)"
      number += 1
    }
    return name
  }

  /// Returns the name of a text; two texts may share it.
  ///
  /// Parentheses, colons and spaces become dashes, and the characters of operators their numbers: `<>` becomes
  /// `u3cu3e`.
  static func slug(_ text: String) -> String {
    var slug = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": slug.unicodeScalars.append(scalar)
      case ".": slug += slug.isEmpty ? "u2e" : "."
      case "(", ")", ":", ",", " ", "-": if !slug.hasSuffix("-") { slug += "-" }
      default: slug += "u" + String(scalar.value, radix: 16)
      }
    }
    while slug.count > 1, slug.hasSuffix("-") || slug.hasSuffix(".") { slug.removeLast() }
    // Windows has devices of these names.
    let isReserved = ["con", "prn", "aux", "nul", "index"].contains(slug.lowercased()) || slug.isEmpty
    return isReserved ? slug + "_" : slug
  }
}
