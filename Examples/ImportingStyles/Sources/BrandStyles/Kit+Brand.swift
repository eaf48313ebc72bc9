extension Kit {
  /// The kit in the colors of the brand, and with its corners.
  public static let brand: Kit =
    .standard |> [
      \.accent .~ .token(\Brand.accent), \.onAccent .~ .token(\Brand.onAccent),
      \.pressedAccent .~ .token(\Brand.pressedAccent), \.accentText .~ .token(\Brand.accentText),
      \.accentFill .~ .token(\Brand.accentFill), \.surface .~ .token(\Brand.paper),
      \.groupedBackground .~ .token(\Brand.page), \.radius .~ Brand.standard.radius.control,
      \.largeRadius .~ Brand.standard.radius.card,
    ]
}

extension Mod where Root: Widget {
  /// Shows the widget and everything inside it in the brand.
  public static var brand: Mod { .theme(Kit.brand) }
}
