import Layout
import Widgets

/// The rules that a tree needs: the rules of its kinds of widgets, and of each style that differs from a fresh one.
internal struct Rules {
  private var kinds: [ElementKind] = []
  private var styles: [CSS] = []
  private var numbers: [CSS: Int] = [:]

  /// Whether colors with high contrast may be used.
  internal var hasContrast = false

  /// Whether there may be transitions and animations.
  internal var hasMotion = false

  /// Whether tokens of themes are declared.
  private var declareTokens = false

  /// The styles for states, by number.
  private var stateStyles: [Int: StateStyles] = [:]
  private var stateNumbers: [StateStyles: Int] = [:]

  /// Records that a kind of widget occurs.
  internal mutating func use(_ kind: ElementKind) {
    // Each kind is declared once, so the address of its name identifies it.
    for used in kinds where used.name.utf8Start == kind.name.utf8Start { return }
    kinds.append(kind)
  }

  /// Returns the number of a style, counted from 1 in the order of first use, or `nil` for an empty one.
  ///
  /// The style is empty afterwards, ready for the next element.
  internal mutating func number(of style: inout CSS) -> Int? {
    if style.isEmpty { return nil }
    if style.hasContrast { hasContrast = true }
    if style.hasMotion { hasMotion = true }
    if style.declaresTokens { declareTokens = true }
    defer { style.removeAll() }
    if let number = numbers[style] { return number }
    styles.append(style)
    numbers[style] = styles.count
    return styles.count
  }

  /// Returns the number of a style, with other styles in states if there are any. Both are empty afterwards.
  internal mutating func number(of style: inout CSS, in states: inout StateStyles?) -> Int? {
    guard var stated = states else { return number(of: &style) }
    states = nil
    stated.styles[0] = style
    if stated.styles.contains(where: \.hasContrast) { hasContrast = true }
    if stated.styles.contains(where: \.hasMotion) { hasMotion = true }
    if stated.styles.contains(where: \.declaresTokens) { declareTokens = true }
    style.removeAll()
    if let number = stateNumbers[stated] { return number }
    styles.append(stated.styles[0])
    stateNumbers[stated] = styles.count
    stateStyles[styles.count] = stated
    return styles.count
  }

  /// Writes the general rules, and then the rules of kinds and styles in the order of first use.
  ///
  /// - Parameters:
  ///   - root: The selector of the element that contains the tree.
  ///   - isWhole: Whether no other style sheet may refer to the tokens of themes that this one declares.
  internal func write(to utf8: inout [UInt8], root: StaticString, isWhole: Bool = true) {
    var rules: [UInt8] = []
    for kind in kinds where kind.rank == 0 { kind.write(to: &rules) }
    for kind in kinds.filter({ $0.rank > 0 }).sorted(by: { $0.rank < $1.rank }) { kind.write(to: &rules) }
    let start = rules.count
    writeStyles(to: &rules)
    var used = Palette.variables(in: rules)
    if isWhole, declareTokens {
      used.formUnion(BaseRules.names)
      // A theme has many tokens, and a page shows few of them. Which ones is known when all styles are written.
      rules.removeSubrange(start...)
      writeStyles(to: &rules, tokens: used)
    }
    utf8.write(root)
    utf8.write("{")
    Palette.write(to: &utf8, used)
    if hasContrast { utf8.write(BaseRules.contrast) }
    utf8.write(BaseRules.root)
    utf8.write("}\n")
    if hasContrast {
      utf8.write("@media (prefers-contrast:more){")
      utf8.write(root)
      utf8.write("{")
      utf8.write(BaseRules.highContrast)
      utf8.write("}}\n")
    }
    utf8.write(BaseRules.rules)
    utf8.write("\n")
    if hasMotion {
      utf8.write(BaseRules.motion)
      utf8.write("\n")
    }
    utf8.append(contentsOf: rules)
  }

  /// Writes the rules of styles.
  ///
  /// - Parameter names: The custom properties of tokens that are declared, or `nil` for all.
  private func writeStyles(to rules: inout [UInt8], tokens names: Set<String>? = nil) {
    for (index, style) in styles.enumerated() {
      if let states = stateStyles[index + 1] {
        states.write(to: &rules, number: index + 1, tokens: names)
        continue
      }
      rules.write(".s")
      rules.write(index + 1)
      rules.write("{")
      rules.append(contentsOf: style.declarations(ofTokens: names))
      rules.write("}\n")
    }
  }
}

/// The system's colours by the names that rules use for them.
internal enum Palette {
  private static let colors: KeyValuePairs<String, Color> = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "placeholderText": .placeholderText, "separator": .separator, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill, "systemRed": .systemRed,
    "systemGreen": .systemGreen, "systemGray": .systemGray, "link": .link, "tint": .tintColor,
  ]

  /// Declares the colors that rules use, by their names, and the colors that are always declared.
  internal static func write(to utf8: inout [UInt8], _ used: Set<String>) {
    for (name, color) in colors where BaseRules.colors.contains(name) || used.contains(name) {
      var value = CSS()
      value.write(color)
      utf8.write(raw: "--\(name):")
      utf8.append(contentsOf: value.utf8)
      utf8.write(";")
    }
  }

  /// Returns the names of the custom properties to which rules refer.
  internal static func variables(in rules: [UInt8]) -> Set<String> {
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
