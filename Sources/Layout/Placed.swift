import Foundation
import Widgets

/// A widget with its rectangle and its descendants.
package struct Placed {
  private let node: LayoutNode

  /// The rectangle in the coordinates of the parent.
  package private(set) var frame: CGRect

  private let inside: PlacedInside

  package init(node: LayoutNode, frame: CGRect, inside: PlacedInside) {
    (self.node, self.frame, self.inside) = (node, frame, inside)
  }

  /// The rectangle of the content in the widget's own coordinates.
  package var content: CGRect { inside.content }

  /// The part of the content that does not fit, if the widget scrolls it without being a scroll view.
  package var overflow: Overflow? { inside.overflow }

  package var isRightToLeft: Bool { node.isRightToLeft }

  /// The widgets inside, from the back to the front.
  ///
  /// - Complexity: O(1), but O(*n*) for *n* children of a long stack of a live tree.
  package var children: [Placed] {
    inside.chunks.isEmpty ? inside.children : inside.chunks.flatMap { $0.children(reaching: nil) }
  }

  package var hasChildren: Bool { node.hasChildren }

  /// Returns the children that may draw in an area of the widget's own coordinates, with all that are ``isSought``.
  package func children(reaching area: CGRect) -> [Placed] {
    inside.chunks.isEmpty ? inside.children : inside.chunks.flatMap { $0.children(reaching: area) }
  }

  /// The rectangle, in the coordinates of the parent, that contains the widget and its visible descendants, or `nil` if
  /// it is not known.
  package var reach: CGRect? { inside.reach?.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// Whether the place of the widget, or of one inside it, is needed even out of view.
  package var isSought: Bool { node.contents.isSought }

  /// Whether the widget, or one inside it, is a table or a collection.
  package var hasLists: Bool { node.contents.hasLists }

  package func offset(by distance: CGPoint) -> Placed {
    var moved = self
    moved.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    return moved
  }

  package var widget: any Widget { node.widget }

  /// The properties of every view.
  package var view: View { node.view }

  /// The node of a live tree that the widget comes from, if there is one.
  package var origin: Origin? { node.origin }

  /// The number of levels of the widget and of those below it.
  package var levels: Int { node.contents.levels }

  /// Whether the transform of the widget shows.
  package var showsTransforms: Bool { node.ruler.showsTransforms }

  /// The width of the widget's border, on which nothing else is drawn.
  package var borderWidth: Double { node.ruler.border(of: node) }

  /// The width of the bar that the widget has if it scrolls. See ``Ruler/scrollBarWidth(of:)``.
  package var scrollBarWidth: Double { node.ruler.scrollBarWidth(of: node) }

  /// The facts about the type of the widget.
  package var type: WidgetTypes.Entry { node.type }

  /// Returns whether nothing in a former layout of the widget was different.
  package func isSame(as former: Placed) -> Bool { node === former.node && frame == former.frame }

  /// Visits the children that have changed since a former layout. Returns `false` if the widget itself may look
  /// different, or has other children.
  ///
  /// - Parameters:
  ///   - area: The area of the widget's own coordinates that is visible.
  ///   - visit: Receives the former and the current child, and the origin of both in the widget's own coordinates.
  package func visitChanges(
    since former: Placed, visible area: CGRect, _ visit: (_ old: Placed, _ new: Placed, _ origin: CGPoint) -> Void
  ) -> Bool {
    func visitAll(_ old: [Placed], _ new: [Placed], at origin: CGPoint) -> Bool {
      guard old.count == new.count else { return false }
      for index in new.indices where !new[index].isSame(as: old[index]) { visit(old[index], new[index], origin) }
      return true
    }
    let (old, new) = (former.inside.chunks, inside.chunks)
    guard hasChildren, former.hasChildren, old.count == new.count, looksLike(former) else { return false }
    if new.isEmpty { return visitAll(former.inside.children, inside.children, at: .zero) }
    for index in new.indices where !new[index].isSame(as: old[index]) {
      guard new[index].reach.intersects(area) || old[index].reach.intersects(area) else { continue }
      guard new[index].origin == old[index].origin,
        visitAll(old[index].children, new[index].children, at: new[index].origin)
      else { return false }
    }
    return true
  }

  /// Returns whether the widget, without its children, looks the same as in a former layout.
  private func looksLike(_ former: Placed) -> Bool {
    // The background of a button depends on more than the properties of every view.
    type === former.type && type.id != ObjectIdentifier(Button.self) && content == former.content
      && isRightToLeft == former.isRightToLeft && origin?.isFocused == former.origin?.isFocused
      && view.hasSameAppearance(as: former.view)
  }
}

extension View {
  /// Returns whether two views, without their children, are drawn alike in cells.
  ///
  /// Their behaviors differ from frame to frame.
  fileprivate func hasSameAppearance(as other: View) -> Bool {
    layer == other.layer && alpha == other.alpha && backgroundColor == other.backgroundColor
      && tintColor == other.tintColor && overrideUserInterfaceStyle == other.overrideUserInterfaceStyle
      && clipsToBounds == other.clipsToBounds
  }
}
