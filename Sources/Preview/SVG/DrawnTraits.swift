import Widgets

/// The appearance that a widget inherits from its ancestors.
internal struct DrawnTraits {
  /// The color of interactive elements.
  var tint = Color.tintColor

  /// The specified interface style, or `unspecified` for that of the reader.
  var style: UserInterfaceStyle

  /// The contrast of colors.
  var contrast = AccessibilityContrast.unspecified

  var isRightToLeft: Bool

  /// Returns the appearance inside a widget.
  func inside(_ placed: Placed) -> DrawnTraits {
    var traits = self
    traits.isRightToLeft = placed.isRightToLeft
    if let tint = placed.view.tintColor { traits.tint = tint }
    if placed.view.tintAdjustmentMode == .dimmed { traits.tint = .systemGray }
    if placed.view.overrideUserInterfaceStyle != .unspecified { traits.style = placed.view.overrideUserInterfaceStyle }
    return traits
  }

  /// Returns the color in a light and in a dark appearance.
  func resolved(_ color: Color) -> (light: Color, dark: Color) {
    let isTint = color.withAlphaComponent(1) == .tintColor
    let color = isTint && tint != .tintColor ? tint.faded(color.alpha) : color
    return switch style {
    case .unspecified:
      (color.resolved(for: .light, contrast: contrast), color.resolved(for: .dark, contrast: contrast))
    default: (color.resolved(for: style, contrast: contrast), color.resolved(for: style, contrast: contrast))
    }
  }

  /// Returns the side of a text alignment, relative to the leading edge.
  func side(of alignment: TextAlignment) -> Pen.Side {
    switch alignment {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .center: .center
    case .justified, .natural: .leading
    }
  }
}
