// Other names of changes to a text. The compiler reports what to use instead.
import Mod

extension Mod where Root: TextDisplaying {
  @available(*, unavailable, message: "write '.font(.boldSystemFont(ofSize: 17))'")
  public static var bold: Mod { .identity }

  @available(*, unavailable, message: "write '.font(.italicSystemFont(ofSize: 17))'")
  public static func italic(_ isActive: Bool = true) -> Mod { .identity }

  @available(*, unavailable, message: "write '.font(.italicSystemFont(ofSize: 17))'")
  public static var italic: Mod { .identity }

  @available(*, unavailable, message: "write '.font(.systemFont(ofSize: 17, weight: .bold))'")
  public static func fontWeight(_ weight: Font.Weight) -> Mod { .identity }

  @available(*, unavailable, message: "write '.font(.systemFont(ofSize: 17))'")
  public static func fontSize(_ size: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.textDecoration(.underline)'")
  public static func underline(_ isActive: Bool = true) -> Mod { .identity }

  @available(*, unavailable, message: "write '.textDecoration(.strikethrough)'")
  public static func strikethrough(_ isActive: Bool = true) -> Mod { .identity }

  @available(*, unavailable, message: "write '.textDecoration(.underline)'")
  public static var underline: Mod { .identity }

  @available(*, unavailable, message: "write '.textDecoration(.strikethrough)'")
  public static var strikethrough: Mod { .identity }

  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func kerning(_ distance: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.font(.systemFont(ofSize: 17).tracking(0.5))'")
  public static func tracking(_ distance: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.font(.systemFont(ofSize: 17).tracking(0.5))'")
  public static func letterSpacing(_ distance: Double) -> Mod { .identity }

  @available(*, unavailable, message: "a part of a text has attributes: '.attributedText(AttributedString(…))'")
  public static func lineSpacing(_ distance: Double) -> Mod { .identity }

  @available(*, unavailable, message: "write '.font(.systemFont(ofSize: 17).lineHeight(24))'")
  public static func lineHeight(_ distance: Double) -> Mod { .identity }

  @available(*, unavailable, renamed: "numberOfLines")
  public static func lines(_ number: Int) -> Mod { .identity }

  @available(*, unavailable, renamed: "numberOfLines")
  public static func maxLines(_ number: Int) -> Mod { .identity }

  @available(*, unavailable, renamed: "textAlignment")
  public static func textAlign(_ alignment: TextAlignment) -> Mod { .identity }

  @available(*, unavailable, renamed: "textAlignment")
  public static func align(_ alignment: TextAlignment) -> Mod { .identity }

  @available(*, unavailable, message: "change the text itself: 'Label(name.uppercased())'")
  public static func uppercased(_ isActive: Bool = true) -> Mod { .identity }

  @available(*, unavailable, message: "change the text itself: 'Label(name.uppercased())'")
  public static var uppercase: Mod { .identity }

  @available(*, unavailable, message: "change the text itself: 'Label(name.uppercased())'")
  public static func textTransform(_ transform: TextTransform) -> Mod { .identity }

  @available(*, unavailable, message: "change the text itself: 'Label(name.uppercased())'")
  public static func textCase(_ transform: TextTransform?) -> Mod { .identity }
}

@available(*, unavailable, message: "change the text itself: 'Label(name.uppercased())'")
public enum TextTransform {
  case uppercase, lowercase, capitalize, none
}
