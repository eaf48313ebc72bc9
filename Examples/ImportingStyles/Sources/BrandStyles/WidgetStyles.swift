extension Mod<Button> {
  /// The one button of a screen that matters most: filled with the accent.
  public static let primary: Mod = .roundedFilled <> .backgroundColor(Brand.accent)
}

// For a whole family of widgets, Swift has no stored statics: a computed one says the same.
extension Mod where Root: Widget {
  /// A sheet of paper with rounded corners.
  public static var card: Mod { .backgroundColor(Brand.paper) <> .clipsToBounds(true) <> .layer.cornerRadius(12) }
}
