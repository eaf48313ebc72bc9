extension Mod<Button> {
  /// The style of the most important button of a screen: filled with the accent color.
  public static let primary: Mod = .roundedFilled <> .backgroundColor(Brand.accent)
}

// Swift has no stored static properties for a protocol, so this one is computed.
extension Mod where Root: Widget {
  /// The style of a sheet of paper with rounded corners.
  public static var card: Mod { .backgroundColor(Brand.paper) <> .clipsToBounds(true) <> .layer.cornerRadius(12) }
}
