/// A color, which may differ between light and dark interfaces.
///
/// ```swift
/// let brand = Color(light: Color(hex: 0x0066CC), dark: Color(hex: 0x66AAFF))
/// let faded = Color.label.withAlphaComponent(0.3)
/// print(faded, Color(hex: 0xFF9900))  // .label.withAlphaComponent(0.3) #FF9900
/// ```
///
/// Two colors are equal if they look the same in both interface styles and have the same name, if any:
/// `.placeholderText` looks like `.tertiaryLabel`, but has another meaning.
public struct Color: Hashable, Sendable {
  internal private(set) var appearances: Boxed<Appearances>

  internal init(name: String? = nil, light: Components, dark: Components) {
    appearances = Boxed(Appearances(name: name, light: light, dark: dark))
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

  /// Creates a color that differs between light and dark interfaces.
  public init(light: Color, dark: Color) {
    self.init(light: light.components(for: .light), dark: dark.components(for: .dark))
  }

  internal init(_ components: Components) { self.init(light: components, dark: components) }
}

extension Color {
  /// The red component in a light interface, from 0 to 1.
  public var red: Double { components(for: .light).red }
  /// The green component in a light interface, from 0 to 1.
  public var green: Double { components(for: .light).green }
  /// The blue component in a light interface, from 0 to 1.
  public var blue: Double { components(for: .light).blue }
  /// The opacity in a light interface, from 0 to 1.
  public var alpha: Double { components(for: .light).alpha }

  /// Returns the color in an interface of the given style, which is light if it is `unspecified`.
  public func resolved(for style: UserInterfaceStyle) -> Color { Color(components(for: style)) }

  /// Returns the color with another opacity, from 0 to 1, in both interface styles.
  public func withAlphaComponent(_ alpha: Double) -> Color {
    var color = self
    color.appearances.value.fade(to: alpha)
    return color
  }

  internal func components(for style: UserInterfaceStyle) -> Components {
    appearances.value.components(for: style)
  }
}
