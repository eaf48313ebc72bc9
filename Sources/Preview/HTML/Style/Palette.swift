import Layout
import Widgets

/// The system's colours by the names that rules use for them.
internal enum Palette {
  private static let colors: KeyValuePairs<String, Color> = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "placeholderText": .placeholderText, "separator": .separator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill, "systemRed": .systemRed,
    "systemGreen": .systemGreen, "systemGray": .systemGray, "link": .link, "tint": .tintColor,
  ]

  /// Declares the colours that the rules use, and those that hold everywhere.
  internal static func write(to utf8: inout [UInt8], for rules: [UInt8]) {
    let used = variables(in: rules)
    for (name, color) in colors where BaseRules.colors.contains(name) || used.contains(name) {
      var value = CSS()
      value.write(color)
      utf8.write(raw: "--\(name):")
      utf8.append(contentsOf: value.utf8)
      utf8.write(";")
    }
  }

  private static func variables(in rules: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var index = 0
    while index + 2 < rules.count {
      defer { index += 1 }
      guard rules[index] == UInt8(ascii: "("), rules[index + 1] == UInt8(ascii: "-"),
        rules[index + 2] == UInt8(ascii: "-")
      else { continue }
      let name = rules[(index + 3)...].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: ",") }
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names
  }
}
