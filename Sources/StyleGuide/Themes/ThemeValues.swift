import Mod
import Widgets

/// The tokens of a theme by their kinds, with their values.
internal struct ThemeValues {
  internal private(set) var colors: [(name: String, value: Color)] = []

  /// The names of the colors that are other tokens: roles, and not members of the palette.
  private var aliases: Set<String> = []

  internal private(set) var fonts: [(name: String, value: Font)] = []
  internal private(set) var radii: [(name: String, value: Double)] = []
  internal private(set) var spacings: [(name: String, value: Double)] = []

  /// The numbers that are named as sizes of fonts are.
  internal private(set) var fontSizes: [(name: String, value: Double)] = []

  /// The numbers that are named as distances between letters are.
  internal private(set) var trackings: [(name: String, value: Double)] = []

  private var lineHeights: [(name: String, value: Double)] = []

  /// The numbers that are named as widths of lines are.
  internal private(set) var lineWidths: [(name: String, value: Double)] = []

  internal private(set) var layers = LayerTokens()

  internal init(_ tokens: [ThemeToken], in environment: EnvironmentValues) {
    // Among equal tokens, the least nested one is recommended, because tokens of components are nested deeper.
    let depths = tokens.map { token in token.name.count { $0 == "." } }
    for index in tokens.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      let token = tokens[index]
      if number(of: token.value) != nil, token.isNamedAsLineWidth {
        lineWidths += numbers(in: token.value, named: token.name)
      }
      switch (GuideToken.Kind(of: token), token.value) {
      case (.spacing, let value) where token.isNamedAsTracking, (.other, let value) where token.isNamedAsTracking:
        trackings += numbers(in: value, named: token.name)
      case (.other, let value) where token.isNamedAsLineHeight:
        lineHeights += numbers(in: value, named: token.name)
      case (.color, let color as Color):
        colors.append((token.name, color.withoutTokens(in: environment)))
        if color.holdsTokens { aliases.insert(token.name) }
      case (.font, let font as Font): fonts.append((token.name, font.withoutTokens(in: environment)))
      case (.radius, let value): radii += numbers(in: value, named: token.name)
      case (.shadow, is [ShadowLayer]), (.border, _): layers.add(token, in: environment)
      case (.spacing, let value): spacings += numbers(in: value, named: token.name)
      case (.other, let value): if token.isNamedAsFontSize { fontSizes += numbers(in: value, named: token.name) }
      default: continue
      }
    }
  }

  /// Returns the token that is nearest to the size of a font, or `nil` if there is none.
  internal func nearest(toSizeOf font: Font) -> Nearest? { nearest(to: font.pointSize, among: fontSizes) }

  /// Returns the numbers with names of line heights, in points. Numbers up to 4 are factors of the font size.
  internal func lineHeights(at size: Double) -> [(name: String, value: Double)] {
    lineHeights.map { ($0.name, $0.value > 4 ? $0.value : $0.value * size) }
  }

  /// The token that is nearest to a value.
  internal struct Nearest: CustomStringConvertible {
    let name: String
    let isEqual: Bool

    /// Whether the values are so similar that the token may have been meant.
    var isLike = true

    /// Whether the name of the token is of another role, such as a color of text for a background.
    var isOfOtherRole = false

    /// The only style in which both are equal, or `nil` if they are equal in both styles or in none.
    var onlyStyle: UserInterfaceStyle?

    /// The value of the token, or the distance to it.
    let detail: String

    var description: String { "\(name), \(detail)" }
  }

  /// Returns the token that is nearest to a color in OKLab, or `nil` if there is none.
  ///
  /// Among equally near tokens, tokens with the property's role in their names win, then tokens without a role. Among
  /// these, aliases win, then the least nested tokens. A token of another role is the nearest only if it is equal, and
  /// no other token is similar to the color.
  ///
  /// - Parameters:
  ///   - property: The property that has the color.
  ///   - styles: The styles in which the color is shown.
  internal func nearest(to color: Color, for property: String, in styles: [UserInterfaceStyle]) -> Nearest? {
    let role = ColorRole(of: property)
    var places = [[(name: String, value: Color)]](repeating: [], count: 4)
    var others: [(name: String, value: Color)] = []
    for token in colors {
      switch role?.fit(of: token.name) {
      case .other: others.append(token)
      case let fit: places[(fit == .own ? 0 : 2) + (aliases.contains(token.name) ? 0 : 1)].append(token)
      }
    }
    let colors = places.flatMap(\.self)
    func same(in colors: [(name: String, value: Color)], _ styles: [UserInterfaceStyle]) -> String? {
      colors.first { $0.value.looksLike(color, in: styles) }?.name
    }
    if let name = same(in: colors, styles) { return Nearest(name: name, isEqual: true, detail: "") }
    let nearest = least(colors) { color.difference(to: $0, in: styles) }.map { Nearest($0.token, $0.distance) }
    if nearest?.isLike == true { return nearest }
    if let name = same(in: others, styles) {
      return Nearest(name: name, isEqual: true, isOfOtherRole: true, detail: "")
    }
    for style in styles {
      if let name = same(in: colors, [style]) {
        return Nearest(name: name, isEqual: false, isLike: false, onlyStyle: style, detail: "")
      }
    }
    return nearest ?? least(others) { color.difference(to: $0, in: styles) }.map { Nearest($0.token, $0.distance) }
  }

  /// Returns the token that is nearest to a font, or `nil` if there is none.
  internal func nearest(to font: Font) -> Nearest? {
    least(fonts) { $0.difference(to: font) }.map { token, distance in
      Nearest(name: token.name, isEqual: token.value == font, isLike: distance < 10, detail: "\(token.value)")
    }
  }

  /// Returns the token that is nearest to a number, or `nil` if there is none.
  internal func nearest(to number: Double, among tokens: [(name: String, value: Double)]) -> Nearest? {
    if number == 0 || !number.isFinite { return nil }
    return least(tokens) { abs($0 - number) }.map { token, distance in
      Nearest(
        name: token.name, isEqual: distance == 0, isLike: distance <= max(abs(token.value), abs(number)) / 2,
        detail: literal(of: token.value))
    }
  }

  private func least<Value>(
    _ tokens: [(name: String, value: Value)], _ distance: (Value) -> Double
  ) -> (token: (name: String, value: Value), distance: Double)? {
    tokens.map { ($0, distance($0.value)) }.min { $0.1 < $1.1 }
  }
}

/// Returns the numbers in a value, such as the sides of insets.
internal func numbers(in value: Any, named name: String) -> [(name: String, value: Double)] {
  if let number = number(of: value) { return [(name, number)] }
  return Mirror(reflecting: value).children.flatMap { child in
    numbers(in: child.value, named: child.label.map { "\(name).\($0)" } ?? name)
  }
}

extension ThemeValues.Nearest {
  /// Creates the nearest color, with its distance.
  fileprivate init(_ token: (name: String, value: Color), _ distance: Double) {
    let rounded = (distance * 1000).rounded() / 1000
    self.init(
      name: token.name, isEqual: false, isLike: distance <= 0.1,
      detail: rounded > 0 ? "ΔE \(rounded)" : "ΔE less than 0.001")
  }
}

extension Font {
  /// Returns how much the font differs from another one: by points of its size, and by its other traits.
  fileprivate func difference(to other: Font) -> Double {
    let traits = [name != other.name, design != other.design, isItalic != other.isItalic].count { $0 }
    let weight = Double(abs(weight.rawValue - other.weight.rawValue)) / 100
    return abs(pointSize - other.pointSize) + weight + Double(traits) * 10 + (self == other ? 0 : 0.001)
  }
}
