import Widgets

extension Button {
  /// Whether a title without a color of its own has the tint's.
  ///
  /// The title of a custom button is white in UIKit. Without a ground behind it, it could not be seen.
  internal var isTinted: Bool { buttonType != .custom || !isFilled }

  /// Whether the button has a ground of its own, on which its title must be legible.
  private var isFilled: Bool { (backgroundColor?.alpha ?? 0) > 0 || currentBackgroundImage != nil }

  /// Whether the title shows in the tint of the surroundings.
  internal var isTintShown: Bool {
    isEnabled && titleColor(for: state) == nil && role != .destructive && isTinted
      && !isLostInGround(tintColor ?? .tintColor)
  }

  /// The color of the title, in the current state.
  ///
  /// A title of a disabled button is faint, but on a ground of its own it keeps its color, so that it can be read.
  internal var shownTitleColor: Color {
    if isEnabled { return enabledTitleColor }
    if let color = $titleColor[.disabled] { return color }
    guard isFilled else { return .tertiaryLabel }
    return enabledTitleColor.withAlphaComponent(enabledTitleColor.alpha * 0.7)
  }

  private var enabledTitleColor: Color {
    if let color = titleColor(for: isEnabled ? state : .normal) { return color }
    let color: Color = role == .destructive ? .systemRed : isTinted ? tintColor ?? .tintColor : currentTitleColor
    return isLostInGround(color) ? legibleColor : color
  }

  /// Whether a color that nobody chose for this ground can hardly be told from it.
  private func isLostInGround(_ color: Color) -> Bool {
    guard let ground = backgroundColor, ground.alpha > 0.5 else { return false }
    return [UserInterfaceStyle.light, .dark].contains { style in
      color.resolved(for: style).contrast(to: ground.resolved(for: style)) < 2
    }
  }

  /// White or black, whichever shows better on the ground.
  private var legibleColor: Color {
    guard let ground = backgroundColor else { return .label }
    func legible(_ style: UserInterfaceStyle) -> Color {
      let ground = ground.resolved(for: style)
      return Color.white.contrast(to: ground) >= Color.black.contrast(to: ground) ? .white : .black
    }
    return Color(light: legible(.light), dark: legible(.dark))
  }
}
