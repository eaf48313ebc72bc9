import Foundation
import Widgets

/// A widget in its place, with all inside it.
internal struct Placed {
  private let node: Node

  /// The place, in the coordinates of the widget around it.
  let frame: CGRect

  /// The part of the widget, in its own coordinates, that is left for what it shows.
  let content: CGRect

  let isRightToLeft: Bool
  let children: [Placed]

  init(node: Node, frame: CGRect, content: CGRect, isRightToLeft: Bool, children: [Placed]) {
    (self.node, self.frame, self.content, self.isRightToLeft, self.children) =
      (node, frame, content, isRightToLeft, children)
  }

  var widget: any Widget { node.widget }

  /// The properties that the widget shares with all others.
  var view: View { node.view }

  /// The facts about the type of the widget.
  var type: WidgetTypes.Entry { node.type }
}
