/// A color, which may differ between light and dark interfaces, and with high contrast.
///
/// ```swift
/// let brand = Color(light: Color(hex: 0x0066CC), dark: Color(hex: 0x66AAFF))
/// let faded = Color.label.withAlphaComponent(0.3)
/// print(faded, Color(hex: 0xFF9900))  // .label.withAlphaComponent(0.3) #FF9900
/// ```
///
/// A color can also be a token of a theme: see ``token(_:)``.
///
/// Two colors are equal if they look the same in all appearances and have the same name, if any: `.placeholderText`
/// looks like `.tertiaryLabel`, but has another meaning.
public struct Color: Hashable, Sendable {
  internal private(set) var appearances: Boxed<Appearances>

  /// The identity of the color's storage, which its copies share.
  package var identity: ObjectIdentifier { appearances.identity }

  internal init(name: String? = nil, light: Components, dark: Components) {
    appearances = Boxed(Appearances(name: name, light: light, dark: dark))
  }

  internal init(_ source: Source) {
    let unknown = Components(red: 0, green: 0, blue: 0, alpha: 0)
    appearances = Boxed(Appearances(light: unknown, dark: unknown, source: source))
  }
}

extension Color {
  /// Creates a color from its components in sRGB, which are clamped to 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color that differs between light and dark interfaces, and with high contrast.
  ///
  /// Each color can be a token of a theme.
  ///
  /// - Parameters:
  ///   - light: The color in light interfaces.
  ///   - dark: The color in dark interfaces.
  ///   - highContrastLight: The color in light interfaces with high contrast. By default, that of `light`.
  ///   - highContrastDark: The color in dark interfaces with high contrast. By default, that of `dark`.
  public init(light: Color, dark: Color, highContrastLight: Color? = nil, highContrastDark: Color? = nil) {
    let colors = [light, dark, highContrastLight ?? light, highContrastDark ?? dark]
    if colors.contains(where: \.holdsTokens) {
      self.init(.appearances(colors))
      return
    }
    self.init(light: light.components(for: .light), dark: dark.components(for: .dark))
    let high = Pair(light: colors[2].components(for: .light, .high), dark: colors[3].components(for: .dark, .high))
    if high != Pair(light: appearances.value.light, dark: appearances.value.dark) {
      appearances.value.highContrast = high
    }
  }

  internal init(_ components: Components) { self.init(light: components, dark: components) }
}

extension Color {
  /// The red component in a light interface: from 0 to 1 for a color in sRGB.
  public var red: Double { components(for: .light).red }
  /// The green component in a light interface: from 0 to 1 for a color in sRGB.
  public var green: Double { components(for: .light).green }
  /// The blue component in a light interface: from 0 to 1 for a color in sRGB.
  public var blue: Double { components(for: .light).blue }
  /// The opacity in a light interface, from 0 to 1.
  public var alpha: Double { components(for: .light).alpha }

  /// Returns the color in an interface of the given style, which is light if it is `unspecified`, and with the given
  /// contrast, which is normal if it is `unspecified`.
  public func resolved(for style: UserInterfaceStyle, contrast: AccessibilityContrast = .unspecified) -> Color {
    Color(components(for: style, contrast))
  }

  /// Returns the color with another opacity, from 0 to 1, in all appearances.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = self
    color.appearances.value.fade(to: alpha)
    return color
  }

  internal func components(
    for style: UserInterfaceStyle, _ contrast: AccessibilityContrast = .unspecified
  ) -> Components {
    holdsTokens
      ? withoutTokens(in: Themes()).components(for: style, contrast)
      : appearances.value.components(for: style, contrast)
  }

  /// Returns the color in a style and with a contrast, if they are specified.
  package func fixed(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Color {
    let isStyled = style != .unspecified
    if isStyled, contrast != .unspecified { return resolved(for: style, contrast: contrast) }
    if !isStyled, contrast == .unspecified { return self }
    func color(_ other: UserInterfaceStyle, _ otherContrast: AccessibilityContrast) -> Color {
      resolved(for: isStyled ? style : other, contrast: contrast == .unspecified ? otherContrast : contrast)
    }
    return Color(
      light: color(.light, .normal), dark: color(.dark, .normal), highContrastLight: color(.light, .high),
      highContrastDark: color(.dark, .high))
  }
}
