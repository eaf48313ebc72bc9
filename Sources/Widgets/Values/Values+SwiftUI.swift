// The names of colors, fonts and images that users of SwiftUI and UIKit try first. The compiler names the right ones.
import Mod

extension Color {
  /// Names the color of texts.
  @available(*, unavailable, renamed: "label")
  public static var primary: Color { .label }

  /// Names the second color of texts.
  @available(*, unavailable, renamed: "secondaryLabel")
  public static var secondary: Color { .label }

  /// Names the color of what can be tapped.
  @available(*, unavailable, message: "a tint is inherited: '.tintColor(…)'; the color of systems is '.systemBlue'")
  public static var accentColor: Color { .label }

  /// Names the color of systems.
  @available(*, unavailable, renamed: "systemPink")
  public static var pink: Color { .label }

  /// Names the color of systems.
  @available(*, unavailable, renamed: "systemIndigo")
  public static var indigo: Color { .label }

  /// Names the color of systems.
  @available(*, unavailable, renamed: "systemTeal")
  public static var teal: Color { .label }

  /// Names the color of systems.
  @available(*, unavailable, renamed: "systemMint")
  public static var mint: Color { .label }

  /// Names the method that returns a color that lets through.
  @available(*, unavailable, renamed: "withAlphaComponent(_:)")
  public func opacity(_ opacity: Double) -> Color { self }

  /// Names the method that returns a color that lets through.
  @available(*, unavailable, renamed: "withAlphaComponent(_:)")
  public func alpha(_ alpha: Double) -> Color { self }

  /// Names the initializer of a color for light and dark.
  @available(*, unavailable, renamed: "init(light:dark:)")
  public static func dynamic(light: Color, dark: Color) -> Color { light }

  /// Names the initializer of a color of components.
  @available(*, unavailable, message: "write 'Color(red: 1, green: 0.5, blue: 0)', with components from 0 to 1")
  public static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color { .label }

  /// Names the initializer of a hexadecimal color.
  @available(*, unavailable, renamed: "init(hex:)")
  public static func hex(_ text: String) -> Color { .label }

  /// Names the initializer of a hexadecimal color.
  @available(*, unavailable, renamed: "init(hex:)")
  public static func hex(_ number: Int) -> Color { .label }
}

extension Font {
  /// Names the function that returns a bold font.
  @available(*, unavailable, renamed: "boldSystemFont(ofSize:)")
  public static func bold(_ size: Double) -> Font { Font(size: size) }

  /// Names the function that returns a bold font.
  @available(*, unavailable, message: "write '.boldSystemFont(ofSize: 17)' or '.systemFont(ofSize: 17, weight: .bold)'")
  public func bold() -> Font { self }

  /// Names the function that returns a slanted font.
  @available(*, unavailable, message: "write '.italicSystemFont(ofSize: 17)'")
  public func italic() -> Font { self }

  /// Names the function that returns a font with a weight.
  @available(*, unavailable, message: "write '.systemFont(ofSize: 17, weight: .bold)'")
  public func weight(_ weight: Weight) -> Font { self }

  /// Names the initializer of a font by its name.
  @available(*, unavailable, renamed: "init(name:size:)")
  public static func custom(_ name: String, size: Double) -> Font { Font(size: size) }
}

extension Image {
  /// Names the initializer of a symbol.
  @available(*, unavailable, renamed: "init(systemName:)")
  public static func systemName(_ name: String) -> Image { Image(systemName: name) }

  /// Names the initializer of a symbol.
  @available(*, unavailable, renamed: "init(systemName:)")
  public static func system(_ name: String) -> Image { Image(systemName: name) }

  /// Names the initializer of a symbol.
  @available(*, unavailable, renamed: "init(systemName:)")
  public static func symbol(_ name: String) -> Image { Image(systemName: name) }

  /// Names the initializer of an image of the app.
  @available(*, unavailable, renamed: "init(named:)")
  public static func named(_ name: String) -> Image { Image(named: name) }
}

extension StackView.Alignment {
  /// Names the alignment of baselines.
  @available(*, unavailable, renamed: "firstBaseline")
  public static var firstTextBaseline: Self { .fill }
}
