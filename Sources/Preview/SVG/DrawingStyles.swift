import Widgets

/// The classes of a drawing, each made once.
///
/// A class is named after what it says, not numbered: a style that comes or goes renames no other, and two drawings in
/// one page agree.
internal struct DrawingStyles {
  private var rules: [(name: String, light: String, dark: String)] = []
  private var names: Set<String> = []

  /// The class of a style that may differ between a light and a dark appearance.
  mutating func name(light: String, dark: String) -> String {
    let name = "s" + digest(of: light == dark ? light : light + "|" + dark)
    if names.insert(name).inserted { rules.append((name, light, dark)) }
    return name
  }

  /// The text of a `style` element.
  var lines: [String] {
    let dark = rules.filter { $0.light != $0.dark }.map { "  .\($0.name){\($0.dark)}" }
    return rules.map { ".\($0.name){\($0.light)}" }
      + (dark.isEmpty ? [] : ["@media (prefers-color-scheme:dark){"] + dark + ["}"])
  }
}

/// A short name for a text, the same on every run: FNV-1a, in letters and digits.
internal func digest(of text: String) -> String {
  let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  return String((hash ^ hash >> 32) & 0x3FFF_FFFF, radix: 36)
}
