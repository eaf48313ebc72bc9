// The names of the spacing of fonts that users of SwiftUI and of style sheets try first.

extension Font {
  @available(*, unavailable, renamed: "tracking(_:)")
  public func kerning(_ distance: Double) -> Font { self }

  @available(*, unavailable, renamed: "tracking(_:)")
  public func letterSpacing(_ distance: Double) -> Font { self }

  @available(*, unavailable, message: "a line height is in points: '.systemFont(ofSize: 17).lineHeight(24)'")
  public func leading(_ leading: FontLeading) -> Font { self }

  @available(*, unavailable, message: "write '.systemFont(ofSize: 17).lineHeight(24)'")
  public static func systemFont(ofSize size: Double, weight: Weight = .regular, lineHeight: Double) -> Font { .body }
}

@available(*, unavailable, message: "a line height is in points: '.systemFont(ofSize: 17).lineHeight(24)'")
public enum FontLeading {
  case tight, standard, loose
}
