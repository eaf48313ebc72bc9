import Foundation
import Widgets

/// A widget with its rectangle and its descendants.
internal struct Placed {
  private let node: LayoutNode

  /// The rectangle in the coordinates of the parent.
  let frame: CGRect

  /// The rectangle of the content in the widget's own coordinates.
  let content: CGRect

  let isRightToLeft: Bool
  let children: [Placed]

  init(node: LayoutNode, frame: CGRect, content: CGRect, isRightToLeft: Bool, children: [Placed]) {
    (self.node, self.frame, self.content, self.isRightToLeft, self.children) =
      (node, frame, content, isRightToLeft, children)
  }

  var widget: any Widget { node.widget }

  /// The properties of every view.
  var view: View { node.view }

  /// The node of a live tree that the widget comes from, if there is one.
  var origin: Origin? { node.origin }

  /// The number of levels of the widget and of those below it.
  var levels: Int { node.levels }

  /// Whether the transform of the widget shows.
  var showsTransforms: Bool { node.ruler.showsTransforms }

  /// The width of the widget's border, on which nothing else is drawn.
  var borderWidth: Double { node.ruler.border(of: node) }

  /// The widget as one that is drawn.
  var drawn: (any Drawn)? { node.drawn }

  /// The widget as one that is written in cells.
  var typeset: (any Typeset)? { node.typeset }

  /// The facts about the type of the widget.
  var type: WidgetTypes.Entry { node.type }
}
