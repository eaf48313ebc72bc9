import Foundation
import Widgets

extension LayoutNode {
  /// The way in which the children are placed.
  var arrangement: any Arranging {
    if let known = known.arrangement { return known }
    let arrangement = madeArrangement
    known.arrangement = arrangement
    return arrangement
  }

  /// Returns the widget and its descendants with their rectangles, in a space that includes the margins.
  package func placed(in space: CGRect) -> Placed {
    let frame = rounded(ownFrame == nil ? space.inset(by: margins.resolved(isRightToLeft: isRightToLeft)) : space)
    // Descendants are placed relative to the frame, so that its origin does not matter.
    if let known = known.placing, known.size == frame.size {
      return Placed(node: self, frame: frame, inside: known.inside)
    }
    let space = CGRect(origin: .zero, size: frame.size).inset(by: insets.resolved(isRightToLeft: isRightToLeft))
    let (content, overflow) = scrolled(in: space)
    var inside = PlacedInside(content: content, overflow: overflow)
    if let chunks = chunks.isEmpty ? nil : (arrangement as? StackArrangement)?.placedChunks(in: content) {
      inside.chunks = chunks
    } else if hasChildren {
      inside.children = zip(children, arrangement.frames(in: content)).map { $0.node.placed(in: $1) }
    }
    if !ruler.showsTransforms { inside.findReach(of: self, in: frame.size) }
    if contents.levels <= Self.mostSharedLevels { known.placing = (frame.size, inside) }
    return Placed(node: self, frame: frame, inside: inside)
  }

  /// Returns the rectangle of the content in a space, with its overflow if it is higher than the space and scrolls.
  private func scrolled(in space: CGRect) -> (content: CGRect, Overflow?) {
    guard hasChildren, space.height > 0, let length = ruler.scrolledLength(of: self) else { return (space, nil) }
    guard arrangement.size(width: space.width).height > space.height else { return (space, nil) }
    var content = space
    // The bar stands beside the content.
    content.size.width = max(0, space.width - 1)
    if isRightToLeft { content.origin.x += space.width - content.width }
    content.size.height = max(space.height, arrangement.size(width: content.width).height)
    let hidden = content.height - space.height
    let offset = max(0, min(length, hidden))
    content.origin.y -= offset
    return (content, Overflow(hidden: hidden, offset: offset))
  }

  /// Edges are rounded instead of lengths, so that adjacent widgets keep touching.
  private func rounded(_ frame: CGRect) -> CGRect {
    let ruler = ruler
    let (x, y) = (ruler.rounded(frame.minX), ruler.rounded(frame.minY))
    return CGRect(x: x, y: y, width: ruler.rounded(frame.maxX) - x, height: ruler.rounded(frame.maxY) - y)
  }

  private var madeArrangement: any Arranging {
    // A cast takes the runtime long.
    if type.layout == .usual || type.layout == .spacer || type.layout == .divider {
      return hasChildren ? OverlayArrangement(node: self) : ContentArrangement(node: self)
    }
    return switch widget {
    case let stack as StackView: StackArrangement(stack: stack, node: self)
    case let scroll as ScrollView: ScrollArrangement(scroll: scroll, node: self)
    case let items as CollectionItems: ItemArrangement(items: items, node: self)
    case let columns as SplitColumns: ColumnArrangement(columns: columns, node: self)
    case let row as SwipedRow: SwipeArrangement(edge: row.actions.edge, node: self)
    default: OverlayArrangement(node: self)
    }
  }
}
