import Widgets

/// What a widget takes over from those around it.
internal struct Look {
  /// The colour of what can be touched.
  var tint = Color.tintColor

  /// The appearance, or `unspecified` for that of the reader.
  var style: UserInterfaceStyle

  var isRightToLeft: Bool

  /// The look inside a widget.
  func inside(_ placed: Placed) -> Look {
    var look = self
    look.isRightToLeft = placed.isRightToLeft
    if let tint = placed.view.tintColor { look.tint = tint }
    if placed.view.overrideUserInterfaceStyle != .unspecified { look.style = placed.view.overrideUserInterfaceStyle }
    return look
  }

  /// The colour in a light and in a dark appearance.
  func resolved(_ color: Color) -> (light: Color, dark: Color) {
    let isTint = color.withAlphaComponent(1) == .tintColor
    let color = isTint && tint != .tintColor ? tint.faded(color.alpha) : color
    return switch style {
    case .unspecified: (color.resolved(for: .light), color.resolved(for: .dark))
    default: (color.resolved(for: style), color.resolved(for: style))
    }
  }

  /// Where text stands by its alignment, seen from the leading edge.
  func side(of alignment: TextAlignment) -> Pen.Side {
    switch alignment {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .center: .center
    case .justified, .natural: .leading
    }
  }
}
