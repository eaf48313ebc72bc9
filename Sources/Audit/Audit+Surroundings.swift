import Foundation
import Layout
import Widgets

extension Audit {
  /// The values that a widget inherits from its ancestors.
  internal struct Surroundings {
    /// The color of interactive elements.
    var tint = Color.tintColor

    /// The contrast that the reader has asked for.
    var contrast = AccessibilityContrast.unspecified

    /// The specified interface style, or `unspecified` for the reader's style.
    var style = UserInterfaceStyle.unspecified

    /// The ancestors that are not opaque, the outermost first.
    var veils: [Veil] = []

    /// The product of the opacities of ``veils``.
    var alpha = 1.0

    /// A Boolean value that indicates whether the widget is hidden from assistive technology.
    var isSilent = false

    /// A Boolean value that indicates whether the widget is disabled, or inside a disabled widget that shares its
    /// states or is a custom control.
    var isDisabled = false

    /// A Boolean value that indicates whether touches reach the widget.
    var takesTouches = true

    /// The number of the ancestor that is a single accessibility element.
    var element: Int?

    /// The number of the nearest ancestor that can be tapped.
    var target: Int?

    /// The rectangle outside of which nothing is visible, or `nil` if no ancestor clips its content.
    var clip: CGRect?
  }

  /// A translucent widget. Its content is drawn first, and then composited with the background.
  internal struct Veil {
    let place: Int
    let alpha: Double
  }
}

extension Audit.Surroundings {
  /// Returns the surroundings of the content that a widget draws itself.
  internal func inside(_ widget: any Widget, at place: Int) -> Audit.Surroundings {
    var inside = self
    if let tint = widget.tintColor { inside.tint = tint }
    if widget.overrideUserInterfaceStyle != .unspecified {
      inside.style = widget.overrideUserInterfaceStyle
    } else if (widget as? any Bar)?.barStyle == .black {
      inside.style = .dark
    }
    let alpha = widget.alpha * widget.layer.opacity
    if alpha < 1 {
      inside.veils.append(Audit.Veil(place: place, alpha: max(0, alpha)))
      inside.alpha *= max(0, alpha)
    }
    if widget.accessibilityElementsHidden { inside.isSilent = true }
    if widget.isIn(.disabled), widget.behaviors.shareStates || widget is any Control && widget.isPreviewed {
      inside.isDisabled = true
    }
    return inside
  }

  /// Returns the surroundings of a widget's children.
  internal func around(
    _ widget: any Widget, in frame: CGRect, isTarget: Bool, at place: Int
  ) -> Audit.Surroundings {
    var around = self
    if widget.clipsContent { around.clip = clip?.intersection(frame) ?? frame }
    if !widget.takesTouches { around.takesTouches = false }
    if widget.isAccessibilityElement { around.element = place }
    if isTarget { around.target = place }
    return around
  }

  internal func resolved(_ color: Color, for reader: UserInterfaceStyle) -> Color {
    let color = color == .tintColor ? tint : color
    return color.resolved(for: style == .unspecified ? reader : style, contrast: contrast)
  }
}
