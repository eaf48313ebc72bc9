import Foundation
import Widgets

extension Audit {
  /// The things that a widget takes over from those around it.
  internal struct Surroundings {
    /// The colour of what can be tapped.
    var tint = Color.tintColor

    /// The interface style that is stated, or `unspecified` for that of the reader.
    var style = UserInterfaceStyle.unspecified

    /// The widgets that are not opaque, from the outermost on.
    var veils: [Veil] = []

    /// The opacity of all of them together.
    var alpha = 1.0

    /// Whether assistive technology is kept out.
    var isSilent = false

    /// Whether touches get in.
    var takesTouches = true

    /// The place of the widget around that is one accessibility element.
    var element: Int?

    /// The place of the nearest widget around that can be tapped.
    var target: Int?
  }

  /// A widget that is not opaque: what is in it is drawn first, and then over what is behind it.
  internal struct Veil {
    let place: Int
    let alpha: Double
  }
}

extension Audit.Surroundings {
  /// The surroundings of what a widget itself shows.
  internal func inside(_ widget: any Widget, at place: Int) -> Audit.Surroundings {
    var inside = self
    if let tint = widget.tintColor { inside.tint = tint }
    if widget.overrideUserInterfaceStyle != .unspecified { inside.style = widget.overrideUserInterfaceStyle }
    let alpha = widget.alpha * widget.layer.opacity
    if alpha < 1 {
      inside.veils.append(Audit.Veil(place: place, alpha: max(0, alpha)))
      inside.alpha *= max(0, alpha)
    }
    if widget.accessibilityElementsHidden { inside.isSilent = true }
    return inside
  }

  /// The surroundings of the widgets in a widget, once its own are known.
  internal func around(_ widget: any Widget, isTarget: Bool, at place: Int) -> Audit.Surroundings {
    var around = self
    if !widget.isUserInteractionEnabled { around.takesTouches = false }
    if widget.isAccessibilityElement { around.element = place }
    if isTarget { around.target = place }
    return around
  }

  /// A colour as it shows to a reader.
  internal func resolved(_ color: Color, for reader: UserInterfaceStyle) -> Color {
    let color = color == .tintColor ? tint : color
    return color.resolved(for: style == .unspecified ? reader : style)
  }
}
