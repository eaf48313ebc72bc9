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
    let rules = String(decoding: rules, as: UTF8.self)
    for (name, color) in colors where Base.colors.contains(name) || rules.contains("var(--\(name))") {
      var value = CSS()
      value.write(color)
      utf8.write(raw: "--\(name):")
      utf8.append(contentsOf: value.utf8)
      utf8.write(";")
    }
  }
}
