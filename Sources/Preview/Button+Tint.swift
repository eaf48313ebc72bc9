import Widgets

extension Button {
  /// A Boolean value that indicates whether a title without a color of its own has the tint color.
  ///
  /// The title of a custom button is white in UIKit, which would be invisible without a background.
  internal var isTinted: Bool { buttonType != .custom || !isFilled }

  /// A Boolean value that indicates whether the button has a background on which its title must be legible.
  private var isFilled: Bool { (backgroundColor?.alpha ?? 0) > 0 || currentBackgroundImage != nil }

  /// A Boolean value that indicates whether the title has the tint color of the surroundings.
  internal var isTintShown: Bool {
    isEnabled && titleColor(for: state) == nil && role != .destructive && isTinted
      && !isLostInGround(tintColor ?? .tintColor)
  }

  /// The color of the title in the current state.
  ///
  /// The title of a disabled button is dimmed. On a background of its own it keeps its color, so that it stays legible.
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

  /// Returns whether a color that has not been chosen for this background has little contrast to it.
  private func isLostInGround(_ color: Color) -> Bool {
    guard let ground = backgroundColor, ground.alpha > 0.5 else { return false }
    return [UserInterfaceStyle.light, .dark].contains { style in
      color.resolved(for: style).contrast(to: ground.resolved(for: style)) < 2
    }
  }

  /// White or black, whichever has more contrast to the background.
  private var legibleColor: Color {
    guard let ground = backgroundColor else { return .label }
    func legible(_ style: UserInterfaceStyle) -> Color {
      let ground = ground.resolved(for: style)
      return Color.white.contrast(to: ground) >= Color.black.contrast(to: ground) ? .white : .black
    }
    return Color(light: legible(.light), dark: legible(.dark))
  }
}
