import Widgets

/// The style classes of a drawing, without duplicates.
///
/// The name of a class is derived from its declarations: other classes keep their names when one is added or removed,
/// and two drawings on one page do not conflict.
internal struct DrawingStyles {
  private var rules: [(name: String, light: String, dark: String)] = []
  private var names: Set<String> = []

  /// Returns the class of a style that may differ between light and dark appearances.
  mutating func name(light: String, dark: String) -> String {
    let name = "s" + digest(of: light == dark ? light : light + "|" + dark)
    if names.insert(name).inserted { rules.append((name, light, dark)) }
    return name
  }

  /// The lines of a `style` element.
  var lines: [String] {
    let dark = rules.filter { $0.light != $0.dark }.map { "  .\($0.name){\($0.dark)}" }
    return rules.map { ".\($0.name){\($0.light)}" }
      + (dark.isEmpty ? [] : ["@media (prefers-color-scheme:dark){"] + dark + ["}"])
  }
}

/// Returns a short name for a text, which is the same on every run: FNV-1a in letters and digits.
internal func digest(of text: String) -> String {
  let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  return String((hash ^ hash >> 32) & 0x3FFF_FFFF, radix: 36)
}
