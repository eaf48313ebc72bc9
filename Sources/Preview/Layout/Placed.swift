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

  /// Whether the widget, or one inside it, is a table or a collection.
  var hasLists: Bool { node.hasLists }

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

  /// Returns whether nothing in a former layout of the widget was different.
  func isSame(as former: Placed) -> Bool { node === former.node && frame == former.frame }

  /// Returns the children that may have changed since a former layout, each with its former self, or `nil` if the
  /// widget itself may look different, or has other children.
  ///
  /// - Parameter area: The area of the widget's own coordinates that is visible.
  func changesInside(since former: Placed, visible area: CGRect) -> [(old: Placed, new: Placed)]? {
    guard hasChildren, former.hasChildren, looksLike(former) else { return nil }
    if inside.pieces.isEmpty, former.inside.pieces.isEmpty {
      guard inside.children.count == former.inside.children.count else { return nil }
      return zip(former.inside.children, inside.children).map { (old: $0, new: $1) }
    }
    guard inside.pieces.count == former.inside.pieces.count else { return nil }
    var changes: [(old: Placed, new: Placed)] = []
    for (old, new) in zip(former.inside.pieces, inside.pieces) where !new.isSame(as: old) {
      let (old, new) = (old.children(reaching: area), new.children(reaching: area))
      guard old.count == new.count else { return nil }
      changes += zip(old, new).map { (old: $0, new: $1) }
    }
    return changes
  }

  /// Returns whether the widget, without its children, looks as it did in a former layout.
  private func looksLike(_ former: Placed) -> Bool {
    // The background of a button depends on more than the properties of every view.
    type === former.type && type.id != ObjectIdentifier(Button.self) && content == former.content
      && isRightToLeft == former.isRightToLeft && origin?.isFocused == former.origin?.isFocused
      && view.hasSameLook(as: former.view)
  }
}

extension View {
  /// Returns whether two views, without their children, are drawn alike in cells.
  ///
  /// Their behaviors differ from frame to frame.
  fileprivate func hasSameLook(as other: View) -> Bool {
    layer == other.layer && alpha == other.alpha && backgroundColor == other.backgroundColor
      && tintColor == other.tintColor && overrideUserInterfaceStyle == other.overrideUserInterfaceStyle
      && clipsToBounds == other.clipsToBounds
  }
}
