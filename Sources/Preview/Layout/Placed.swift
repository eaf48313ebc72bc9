import Foundation
import Widgets

/// A widget in its place, with all inside it.
internal struct Placed {
  let widget: any Widget

  /// The place, in the coordinates of the widget around it.
  let frame: CGRect

  /// The part of the widget, in its own coordinates, that is left for what it shows.
  let content: CGRect

  let isRightToLeft: Bool
  let children: [Placed]
}
