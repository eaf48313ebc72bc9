import Widgets

/// The facts around a widget that its layout depends on.
struct LayoutSurroundings {
  let ruler: any Ruler
  let types: WidgetTypes

  /// Whether the language around the widget is written from right to left.
  let isRightToLeft: Bool

  /// The axis of the surrounding stack, if there is one.
  let axis: Axis?

  init(_ ruler: any Ruler, _ types: WidgetTypes, isRightToLeft: Bool, axis: Axis?) {
    (self.ruler, self.types, self.isRightToLeft, self.axis) = (ruler, types, isRightToLeft, axis)
  }
}
