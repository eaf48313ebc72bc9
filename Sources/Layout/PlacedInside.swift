import Foundation
import Widgets

/// The places of a widget's content, in its own coordinates.
package struct PlacedInside {
  /// The rectangle of the content.
  let content: CGRect

  /// The widgets inside, unless they are in ``chunks``.
  var children: [Placed] = []

  /// The widgets inside a long stack of a live tree.
  var chunks: [PlacedChunk] = []

  /// The part of the content that does not fit, if the widget scrolls it.
  let overflow: Overflow?

  /// The rectangle that contains the widget and its visible descendants, or `nil` if it is not known.
  private(set) var reach: CGRect?

  init(content: CGRect, overflow: Overflow? = nil) { (self.content, self.overflow) = (content, overflow) }

  /// Finds the ``reach`` of a widget of a size.
  mutating func findReach(of node: LayoutNode, in size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let isClipped = node.view.clipsContent || overflow != nil
    reach = isClipped ? bounds : chunks.reduce(children.reach(with: bounds)) { $0.joined(with: $1.reach) }
  }
}

/// The scrolled content of a widget that does not fit.
package struct Overflow: Equatable, Sendable {
  /// The length of the content that is out of view.
  package let hidden: Double

  /// The length of the content above the visible part.
  package let offset: Double
}

/// The places of a part of the widgets inside a long stack.
internal struct PlacedChunk {
  /// The widgets, in coordinates of their own.
  final class Inside {
    let children: [Placed]

    /// The rectangle that contains the widgets and their visible descendants.
    let reach: CGRect

    /// Whether the place of a widget, or of one inside it, is needed even out of view.
    let isSought: Bool

    init(children: [Placed], reach: CGRect, isSought: Bool) {
      (self.children, self.reach, self.isSought) = (children, reach, isSought)
    }
  }

  /// The origin of the chunk in the coordinates of the stack.
  let origin: CGPoint

  private let inside: Inside

  init(_ inside: Inside, at origin: CGPoint) { (self.inside, self.origin) = (inside, origin) }

  /// Returns whether nothing in a former chunk was different.
  func isSame(as former: PlacedChunk) -> Bool { inside === former.inside && origin == former.origin }

  /// The rectangle, in the coordinates of the stack, that contains the widgets and their visible descendants.
  var reach: CGRect { inside.reach.offsetBy(dx: origin.x, dy: origin.y) }

  /// The widgets, in coordinates of their own.
  var children: [Placed] { inside.children }

  /// Returns the widgets in the coordinates of the stack, if any of them may draw in an area, or if no area is given.
  func children(reaching area: CGRect?) -> [Placed] {
    if let area, !inside.isSought, !reach.intersects(area) { return [] }
    return inside.children.map { $0.offset(by: origin) }
  }
}

extension [Placed] {
  /// Returns the rectangle that contains another one, and the widgets with their visible descendants.
  internal func reach(with bounds: CGRect) -> CGRect { reduce(bounds) { $0.joined(with: $1.reach ?? $0) } }
}
