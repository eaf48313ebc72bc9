import Widgets

/// The facts around a widget that its layout depends on.
struct LayoutSurroundings {
  let units: LayoutUnits

  /// Whether the language around the widget is written from right to left.
  var isRightToLeft: Bool

  /// The text size that the user prefers.
  var textSize = ContentSizeCategory.large

  /// Whether the widget fills a screen, or the screen without its bars. A column there does not stretch its content.
  var fillsScreen = false

  /// The axis of the surrounding stack, if there is one.
  var axis: Axis?

  /// Returns whether a widget has the same layout in other surroundings.
  func isAlike(_ others: LayoutSurroundings) -> Bool {
    axis == others.axis && isRightToLeft == others.isRightToLeft && textSize == others.textSize
      && fillsScreen == others.fillsScreen
  }

  /// Returns the facts for the widget itself and for its content.
  ///
  /// - Parameter view: The properties of the widget.
  func inside(_ widget: any Widget, _ view: View) -> LayoutSurroundings {
    var inside = self
    if widget.behaviors.haveEnvironment {
      var environment = EnvironmentValues(isRightToLeft: isRightToLeft)
      environment.preferredContentSizeCategory = textSize
      environment = widget.environmentInside(environment)
      inside.isRightToLeft = environment.layoutDirection == .rightToLeft
      inside.textSize = environment.preferredContentSizeCategory
    }
    switch view.semanticContentAttribute {
    case .forceRightToLeft: inside.isRightToLeft = true
    case .forceLeftToRight, .playback, .spatial: inside.isRightToLeft = false
    case .unspecified: break
    }
    return inside
  }
}

/// The facts that all nodes of a layout share.
final class LayoutUnits {
  let ruler: any Ruler
  let types: WidgetTypes

  init(_ ruler: any Ruler, _ types: WidgetTypes) { (self.ruler, self.types) = (ruler, types) }
}
