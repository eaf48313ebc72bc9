import Foundation
import Widgets

/// A widget with its rectangle and its descendants.
internal struct Placed {
  private let node: LayoutNode

  /// The rectangle in the coordinates of the parent.
  private(set) var frame: CGRect

  private let inside: PlacedInside

  init(node: LayoutNode, frame: CGRect, inside: PlacedInside) {
    (self.node, self.frame, self.inside) = (node, frame, inside)
  }

  /// The rectangle of the content in the widget's own coordinates.
  var content: CGRect { inside.content }

  var isRightToLeft: Bool { node.isRightToLeft }

  /// The widgets inside, from the back to the front.
  ///
  /// - Complexity: O(1), but O(*n*) for *n* children of a long stack of a live tree.
  var children: [Placed] {
    inside.pieces.isEmpty ? inside.children : inside.pieces.flatMap { $0.children(reaching: nil) }
  }

  var hasChildren: Bool { node.hasChildren }

  /// Returns the children that may draw in an area of the widget's own coordinates, with all that are ``isSought``.
  func children(reaching area: CGRect) -> [Placed] {
    inside.pieces.isEmpty ? inside.children : inside.pieces.flatMap { $0.children(reaching: area) }
  }

  /// The rectangle, in the coordinates of the parent, that contains the widget and its visible descendants, or `nil` if
  /// it is not known.
  var reach: CGRect? { inside.reach?.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// Whether the place of the widget, or of one inside it, is needed even out of view.
  var isSought: Bool { node.isSought }

  func offset(by distance: CGPoint) -> Placed {
    var moved = self
    moved.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    return moved
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
