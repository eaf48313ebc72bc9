import Live

extension Mod where Root == Button {
  /// The look of the main button of a screen.
  static var main: Mod {
    .backgroundColor(.systemIndigo) + .titleColor(.white) + .layer.cornerRadius(10)
      + .while(.disabled, .alpha(0.4))
  }
}
