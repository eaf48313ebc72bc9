// The names of colors, fonts and images that users of SwiftUI and UIKit try first. The compiler reports what to use
// instead.

extension Color {
  @available(*, unavailable, renamed: "label")
  public static var primary: Color { .label }

  @available(*, unavailable, renamed: "secondaryLabel")
  public static var secondary: Color { .label }

  @available(*, unavailable, message: "a tint is inherited: '.tintColor(…)'; the color of systems is '.systemBlue'")
  public static var accentColor: Color { .label }

  @available(*, unavailable, renamed: "systemPink")
  public static var pink: Color { .label }

  @available(*, unavailable, renamed: "systemIndigo")
  public static var indigo: Color { .label }

  @available(*, unavailable, renamed: "systemTeal")
  public static var teal: Color { .label }

  @available(*, unavailable, renamed: "systemMint")
  public static var mint: Color { .label }

  @available(*, unavailable, renamed: "withAlphaComponent(_:)")
  public func opacity(_ opacity: Double) -> Color { self }

  @available(*, unavailable, renamed: "withAlphaComponent(_:)")
  public func alpha(_ alpha: Double) -> Color { self }

  @available(*, unavailable, renamed: "init(light:dark:)")
  public static func dynamic(light: Color, dark: Color) -> Color { light }

  @available(*, unavailable, message: "write 'Color(red: 1, green: 0.5, blue: 0)', with components from 0 to 1")
  public static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color { .label }

  @available(*, unavailable, renamed: "init(hex:)")
  public static func hex(_ text: String) -> Color { .label }

  @available(*, unavailable, renamed: "init(hex:)")
  public static func hex(_ number: Int) -> Color { .label }
}

extension Font {
  @available(*, unavailable, renamed: "boldSystemFont(ofSize:)")
  public static func bold(_ size: Double) -> Font { Font(size: size) }

  @available(*, unavailable, message: "write '.boldSystemFont(ofSize: 17)'")
  public static var bold: Font { .body }

  @available(*, unavailable, message: "write '.weight(.bold)' or '.boldSystemFont(ofSize: 17)'")
  public func bold() -> Font { self }

  @available(*, unavailable, message: "write '.italicSystemFont(ofSize: 17)'")
  public func italic() -> Font { self }

  @available(*, unavailable, renamed: "init(name:size:)")
  public static func custom(_ name: String, size: Double) -> Font { Font(size: size) }
}

extension Image {
  @available(*, unavailable, renamed: "init(systemName:)")
  public static func systemName(_ name: String) -> Image { Image(systemName: name) }

  @available(*, unavailable, renamed: "init(systemName:)")
  public static func system(_ name: String) -> Image { Image(systemName: name) }

  @available(*, unavailable, renamed: "init(systemName:)")
  public static func symbol(_ name: String) -> Image { Image(systemName: name) }

  @available(*, unavailable, renamed: "init(named:)")
  public static func named(_ name: String) -> Image { Image(named: name) }
}

@available(*, unavailable, message: "write 'Image(systemName: \"star\")' or 'Image(named: \"logo\")'")
extension Image: ExpressibleByStringLiteral {
  public init(stringLiteral: String) { self.init(named: stringLiteral) }
}

extension Font {
  @available(*, unavailable, renamed: "init(name:size:)")
  public static func custom(_ name: String, size: Double, relativeTo style: Any) -> Font { Font(size: size) }
}

extension EdgeInsets {
  @available(*, unavailable, renamed: "init(_:)")
  public static func all(_ distance: Double) -> EdgeInsets { EdgeInsets(distance) }
}

extension Font {
  @available(*, unavailable, renamed: "systemFont(ofSize:weight:)")
  public static func system(size: Double, weight: Weight = .regular, design: Design? = nil) -> Font { Font(size: size) }

  @available(*, unavailable, renamed: "systemFont(ofSize:weight:)")
  public static func systemFont(size: Double, weight: Weight = .regular) -> Font { Font(size: size) }

  @available(*, unavailable, renamed: "title1")
  public static var title: Font { .title1 }

  @available(*, unavailable, renamed: "caption1")
  public static var caption: Font { .caption1 }
}

extension Font {
  @available(*, unavailable, renamed: "pointSize")
  public var size: Double {
    get { pointSize }
    set {}
  }
}

extension Font {
  @available(*, unavailable, renamed: "tracking(_:)")
  public func kerning(_ distance: Double) -> Font { self }

  @available(*, unavailable, renamed: "tracking(_:)")
  public func letterSpacing(_ distance: Double) -> Font { self }

  @available(*, unavailable, message: "a weight has a name: '.weight(.bold)' is 700, and '.weight(.semibold)' 600")
  public func weight(_ weight: Int) -> Font { self }

  @available(*, unavailable, message: "a weight has a name: '.bold' is 700, and '.semibold' 600")
  public static func systemFont(ofSize size: Double, weight: Int) -> Font { .body }

  @available(*, unavailable, message: "a line height is in points: '.systemFont(ofSize: 17).lineHeight(24)'")
  public func leading(_ leading: FontLeading) -> Font { self }

  @available(*, unavailable, message: "write '.systemFont(ofSize: 17).lineHeight(24)'")
  public static func systemFont(ofSize size: Double, weight: Weight = .regular, lineHeight: Double) -> Font { .body }
}

@available(*, unavailable, message: "a line height is in points: '.systemFont(ofSize: 17).lineHeight(24)'")
public enum FontLeading {
  case tight, standard, loose
}

extension Font.Weight {
  @available(*, unavailable, renamed: "heavy")
  public static var extraBold: Font.Weight { .heavy }

  @available(*, unavailable, renamed: "semibold")
  public static var semiBold: Font.Weight { .semibold }

  @available(*, unavailable, renamed: "semibold")
  public static var demiBold: Font.Weight { .semibold }

  @available(*, unavailable, renamed: "regular")
  public static var normal: Font.Weight { .regular }

  @available(*, unavailable, renamed: "thin")
  public static var extraLight: Font.Weight { .thin }
}
