import Widgets

extension Button {
  /// A Boolean value that indicates whether a title without a color of its own has the tint color.
  ///
  /// The title of a custom button is white in UIKit, which would be invisible without a background.
  package var isTinted: Bool { buttonType != .custom || !isFilled }

  /// A Boolean value that indicates whether the button has a background on which its title must be legible.
  package var isFilled: Bool { shownBackground != nil }

  /// The background of the button. A background image counts as gray, because it is not loaded.
  package var shownBackground: Color? {
    if currentBackgroundImage != nil { return .systemGray }
    return (backgroundColor ?? layer.backgroundColor).flatMap { $0.alpha > 0 ? $0 : nil }
  }

  /// The background of a selected button that has none, and no title, color or image of its own in this state: the
  /// color of its title, as in UIKit.
  package var selectionGround: Color? {
    guard isSelected, !isFilled, !hasOwnSelection else { return nil }
    return shownTitleColor
  }

  private var hasOwnSelection: Bool {
    func differs<Value: Equatable>(_ value: (ControlState) -> Value) -> Bool {
      value(.selected) != value(.normal) || value(state) != value(.normal)
    }
    return differs(titleColor(for:)) || differs(title(for:)) || differs(attributedTitle(for:)) || differs(image(for:))
  }

  /// Returns the color of a title on a background of the title's color: the screen's background color, or that of
  /// labels in an appearance where the former has too little contrast.
  package func selectedTitleColor(on ground: Color) -> Color {
    func hasContrast(_ style: UserInterfaceStyle) -> Bool {
      let screen = Color.systemBackground.resolved(for: style)
      return ground.resolved(for: style).over(screen).contrast(to: screen) >= 2
    }
    func color(_ style: UserInterfaceStyle) -> Color {
      (hasContrast(style) ? Color.systemBackground : .label).resolved(for: style)
    }
    if hasContrast(.light), hasContrast(.dark) { return .systemBackground }
    return Color(light: color(.light), dark: color(.dark))
  }

  /// The distance between the sides of a selected button and its larger background.
  package var selectionOutset: Double { max(0, 4 - min(shownInsets.left, shownInsets.right)) }

  /// The radius of the background of a selected button.
  package var selectionRadius: Double { layer.cornerRadius == 0 ? 6 : layer.cornerRadius }

  /// Whether a press puts a layer of the title's color on the background, in place of dimming the title.
  ///
  /// It does not if the style sets a background for `highlighted`.
  package var hasPressedLayer: Bool { isPressedOnGround && !hasGround(of: .highlighted) }

  private var isPressedOnGround: Bool { isFilled || selectionGround != nil }

  /// The opacity of ``pressedLayer``.
  package static let pressedOpacity = 0.2

  /// Whether a press dims a title that has no color for `highlighted`.
  ///
  /// It does if the button has no background, not for `highlighted` either, and is not plain.
  package var dimsPressedTitle: Bool {
    !isPressedOnGround && buttonType != .plain && !hasGround(of: .highlighted)
  }

  /// The layer that the press of a highlighted button puts on its background, or `nil` if there is none.
  package var pressedLayer: Color? {
    isHighlighted && hasPressedLayer ? drawnTitleColor.faded(Self.pressedOpacity) : nil
  }

  /// The color of the title in drawings. On a background of the title's color, it is the screen's color.
  package var drawnTitleColor: Color {
    if let selectionGround { return selectedTitleColor(on: selectionGround) }
    let isDimmed = isHighlighted && dimsPressedTitle && $titleColor[state] == nil
    return isDimmed ? shownTitleColor.faded(0.3) : shownTitleColor
  }

  package var isTintShown: Bool {
    isEnabled && titleColor(for: state) == nil && role != .destructive && enabledTitleColor == tintColor ?? .tintColor
  }

  /// The color of the title in the current state.
  ///
  /// The title of a disabled button is dimmed. On a background, it keeps its color with less opacity, so that it stays
  /// legible.
  package var shownTitleColor: Color {
    if isEnabled { return enabledTitleColor }
    if let color = $titleColor[.disabled] { return color }
    guard isFilled else { return .tertiaryLabel }
    return enabledTitleColor.withAlphaComponent(enabledTitleColor.alpha * 0.7)
  }

  private var enabledTitleColor: Color {
    if let color = titleColor(for: isEnabled ? state : .normal) { return color }
    let color: Color = role == .destructive ? .systemRed : isTinted ? tintColor ?? .tintColor : currentTitleColor
    guard hasLittleContrast(color) else { return color }
    let tint = tintColor ?? .tintColor
    return (shownBackground?.alpha ?? 1) <= 0.5 && !hasLittleContrast(tint) ? tint : legibleColor
  }

  /// Returns whether a color that has not been chosen for this background has little contrast to it.
  private func hasLittleContrast(_ color: Color) -> Bool {
    guard shownBackground != nil else { return false }
    return [UserInterfaceStyle.light, .dark].contains { style in
      color.resolved(for: style).contrast(to: opaqueBackground(style)) < 2
    }
  }

  /// Returns the background composited over the screen's background.
  private func opaqueBackground(_ style: UserInterfaceStyle) -> Color {
    let screen = Color.systemBackground.resolved(for: style)
    return shownBackground?.resolved(for: style).over(screen) ?? screen
  }

  /// White or black, whichever has more contrast to the background.
  private var legibleColor: Color {
    func legible(_ style: UserInterfaceStyle) -> Color {
      let background = opaqueBackground(style)
      return Color.white.contrast(to: background) >= Color.black.contrast(to: background) ? .white : .black
    }
    return Color(light: legible(.light), dark: legible(.dark))
  }
}
