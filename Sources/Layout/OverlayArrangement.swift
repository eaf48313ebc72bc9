import Foundation
import Widgets

/// The arrangement of a plain view, whose subviews overlap.
///
/// Subviews with an explicit frame are placed at that frame, and others by their position, which fills the view by
/// default.
internal struct OverlayArrangement: Arranging {
  // The node owns its arrangement.
  unowned let node: LayoutNode

  func size(width: Double?) -> CGSize {
    node.children.reduce(into: CGSize.zero) { size, child in
      let extent = child.node.ownFrame.map { CGSize(width: $0.maxX, height: $0.maxY) } ?? child.node.size(width: width)
      size = CGSize(width: max(size.width, extent.width), height: max(size.height, extent.height))
    }
  }

  func frames(in content: CGRect) -> [CGRect] {
    node.children.map { child in
      if let frame = child.node.ownFrame { return frame.offsetBy(dx: content.minX, dy: content.minY) }
      let position = child.node.widget.ownPosition ?? node.widget.defaultPosition
      let (x, width) = place(child.node, position.horizontal, along: .horizontal, in: content)
      let (y, height) = place(child.node, position.vertical, along: .vertical, in: content)
      return CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private func place(
    _ child: LayoutNode, _ anchor: EmbedPosition.Anchor, along axis: Axis, in content: CGRect
  ) -> (start: Double, length: Double) {
    let (start, space) = axis == .horizontal ? (content.minX, content.width) : (content.minY, content.height)
    var length = anchor == .fill ? child.filling(space, along: axis) : child.size(width: content.width)[axis]
    // A modal view with scrolling content is no higher than the container.
    if axis == .vertical, length > space, child.view.accessibilityViewIsModal, let screen = child.firstChild,
      child.ruler.scrolledLength(of: screen) != nil
    {
      length = space
    }
    switch anchor {
    case .fill: return (axis == .horizontal && child.isRightToLeft ? start + space - length : start, length)
    case .start: return (start, length)
    case .center: return (start + (space - length) / 2, length)
    case .end: return (start + space - length, length)
    }
  }

  func hugging(along axis: Axis) -> Double { node.children.map { $0.node.hugging(along: axis) }.min() ?? 0 }

  func resistance(along axis: Axis) -> Double {
    node.children.map { $0.node.resistance(along: axis) }.max() ?? 0
  }
}
