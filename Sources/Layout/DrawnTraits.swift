import Widgets

/// The appearance that a widget inherits from its ancestors.
package struct DrawnTraits {
  /// The color of interactive elements.
  package var tint = Color.tintColor

  /// The specified interface style, or `unspecified` for the reader's style.
  package var style: UserInterfaceStyle

  /// The contrast of colors.
  package var contrast = AccessibilityContrast.unspecified

  package var isRightToLeft: Bool

  /// Creates the appearance at the root of a tree.
  package init(style: UserInterfaceStyle, isRightToLeft: Bool) {
    (self.style, self.isRightToLeft) = (style, isRightToLeft)
  }

  /// Returns the appearance inside a widget.
  package func inside(_ placed: Placed) -> DrawnTraits {
    var traits = self
    traits.isRightToLeft = placed.isRightToLeft
    if let tint = placed.view.tintColor { traits.tint = tint }
    if placed.view.tintAdjustmentMode == .dimmed { traits.tint = .systemGray }
    if placed.view.overrideUserInterfaceStyle != .unspecified { traits.style = placed.view.overrideUserInterfaceStyle }
    return traits
  }

  /// Returns the color in a light and in a dark appearance.
  package func resolved(_ color: Color) -> (light: Color, dark: Color) {
    let isTint = color.withAlphaComponent(1) == .tintColor
    let color = isTint && tint != .tintColor ? tint.faded(color.alpha) : color
    return switch style {
    case .unspecified:
      (color.resolved(for: .light, contrast: contrast), color.resolved(for: .dark, contrast: contrast))
    default: (color.resolved(for: style, contrast: contrast), color.resolved(for: style, contrast: contrast))
    }
  }

  /// The alignment of text, relative to the leading edge.
  package enum Side {
    case leading, center, trailing
  }

  /// Returns the side of a text alignment, relative to the leading edge.
  package func side(of alignment: TextAlignment) -> Side {
    switch alignment {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .center: .center
    case .justified, .natural: .leading
    }
  }
}

extension ContentMode {
  /// The place of an image that is smaller than its view, from the leading edge and from the top.
  package func side(isRightToLeft: Bool) -> (x: DrawnTraits.Side, y: DrawnTraits.Side) {
    let (left, right): (DrawnTraits.Side, DrawnTraits.Side) =
      isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: return (.center, .center)
    case .top: return (.center, .leading)
    case .bottom: return (.center, .trailing)
    case .left: return (left, .center)
    case .right: return (right, .center)
    case .topLeft: return (left, .leading)
    case .topRight: return (right, .leading)
    case .bottomLeft: return (left, .trailing)
    case .bottomRight: return (right, .trailing)
    }
  }
}
