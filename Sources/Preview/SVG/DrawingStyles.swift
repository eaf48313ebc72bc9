import Layout
import Widgets

/// The style classes of a drawing, without duplicates.
///
/// The name of a class is derived from its declarations: other classes keep their names when one is added or removed,
/// and two drawings on one page do not conflict.
internal struct DrawingStyles {
  private var rules: [(name: String, light: String, dark: String)] = []

  /// The styles with a high contrast that differ from the others.
  private var highContrast: [(name: String, light: String, dark: String)] = []
  private var names: Set<String> = []

  /// Returns the class of a style that may differ between light and dark appearances.
  mutating func name(light: String, dark: String) -> String {
    let name = "s" + digest(of: light == dark ? light : light + "|" + dark)
    if names.insert(name).inserted { rules.append((name, light, dark)) }
    return name
  }

  /// Returns the class of a style that may differ between appearances, and with a high contrast.
  mutating func name(_ traits: DrawnTraits, _ css: (DrawnTraits) -> (light: String, dark: String)) -> String {
    var contrasted = traits
    contrasted.contrast = .high
    let (usual, high) = (css(traits), css(contrasted))
    if usual == high { return name(light: usual.light, dark: usual.dark) }
    let name = "s" + digest(of: [usual.light, usual.dark, high.light, high.dark].joined(separator: "|"))
    if names.insert(name).inserted {
      rules.append((name, usual.light, usual.dark))
      highContrast.append((name, high.light, high.dark))
    }
    return name
  }

  /// The lines of a `style` element.
  var lines: [String] {
    let dark = rules.filter { $0.light != $0.dark }
    return rules.map { ".\($0.name){\($0.light)}" }
      + lines("(prefers-color-scheme:dark)", dark.map { ($0.name, $0.dark) })
      + lines("(prefers-contrast:more)", highContrast.map { ($0.name, $0.light) })
      + lines("(prefers-contrast:more) and (prefers-color-scheme:dark)", highContrast.map { ($0.name, $0.dark) })
  }

  private func lines(_ query: String, _ rules: [(name: String, css: String)]) -> [String] {
    rules.isEmpty ? [] : ["@media \(query){"] + rules.map { "  .\($0.name){\($0.css)}" } + ["}"]
  }
}

/// Returns a short name for a text, which is the same on every run: FNV-1a in letters and digits.
internal func digest(of text: String) -> String {
  let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  return String((hash ^ hash >> 32) & 0x3FFF_FFFF, radix: 36)
}
