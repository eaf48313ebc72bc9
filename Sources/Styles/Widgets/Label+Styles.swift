import FoundationStyles
import Mod
import Widgets

extension StyleNames where Root == Label {
  /// Sets `numberOfLines` to 0, for as many lines as the text needs.
  @inlinable public static var multiline: Mod<Root> { .numberOfLines(0) }
}

extension StyleNames where Root: TextDisplaying {
  /// Sets `adjustsFontForContentSizeCategory` to `true`, so that the text follows the reader's text size.
  @inlinable public static var dynamicFont: Mod<Root> { .adjustsFontForContentSizeCategory(true) }

  /// Sets `font` to the font of a text style.
  @inlinable
  public static func textStyle(_ style: Font.TextStyle) -> Mod<Root> { .font(.preferredFont(forTextStyle: style)) }

  /// Sets `font` to the font of a text style, and `adjustsFontForContentSizeCategory` to `true`.
  @inlinable public static func dynamicFont(_ style: Font.TextStyle) -> Mod<Root> { dynamicFont + textStyle(style) }

  /// Sets `textAlignment`.
  @inlinable public static func alignment(_ alignment: TextAlignment) -> Mod<Root> { .textAlignment(alignment) }

  /// Sets `textAlignment` to `.center`.
  @inlinable public static var centered: Mod<Root> { .alignment(.center) }

  /// Sets `font` to `.title1`, `adjustsFontForContentSizeCategory` to `true` and `textAlignment` to `.center`.
  @inlinable public static var centerTitle: Mod<Root> { .dynamicFont(.title1) + .centered }

  /// Sets `text` in upper case, `font` to `.caption1` and `adjustsFontForContentSizeCategory` to `true`.
  @inlinable
  public static func caption(_ text: String) -> Mod<Root> { .text(text.uppercased()) + .dynamicFont(.caption1) }
}
