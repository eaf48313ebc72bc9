import Foundation
import Widgets

/// The arrangement of a scroll view, whose content is as high as necessary and moved by the content offset.
///
/// A scroll view takes the height of its content, so that a preview without a height shows all of it.
internal struct ScrollArrangement: Arranging {
  let scroll: ScrollView
  // The node owns its arrangement.
  unowned let node: LayoutNode

  private var content: OverlayArrangement { OverlayArrangement(node: node) }

  private var inset: EdgeInsets {
    func length(_ points: Double, _ axis: Axis) -> Double { node.ruler.length(points, along: axis) }
    let inset = scroll.adjustedContentInset
    return EdgeInsets(
      top: length(inset.top, .vertical), left: length(inset.left, .horizontal),
      bottom: length(inset.bottom, .vertical), right: length(inset.right, .horizontal))
  }

  func size(width: Double?) -> CGSize {
    let inner = content.size(width: width.map { max(0, $0 - inset.left - inset.right) })
    return CGSize(
      width: inner.width + inset.left + inset.right, height: inner.height + inset.top + inset.bottom)
  }

  func frames(in bounds: CGRect) -> [CGRect] {
    var space = bounds.inset(by: inset)
    var needed = content.size(width: space.width)
    let bar = min(node.ruler.scrollBarWidth(of: node), space.width)
    if bar > 0, needed.height > bounds.height {
      space.size.width -= bar
      if node.isRightToLeft { space.origin.x += bar }
      needed = content.size(width: space.width)
    }
    let offset = CGPoint(
      x: node.ruler.offset(scroll.contentOffset.x, along: .horizontal),
      y: node.ruler.offset(scroll.contentOffset.y, along: .vertical))
    let area = CGRect(
      x: space.minX - offset.x, y: space.minY - offset.y,
      width: max(space.width, node.ruler.length(scroll.contentSize.width, along: .horizontal)),
      height: max(space.height, needed.height))
    return content.frames(in: area).enumerated().map { index, frame in
      guard node.children[index].node.ownFrame == nil else { return frame }
      let free = max(0, area.height - needed.height)
      let y = frame.minY + (free * max(0, min(scroll.contentAlignmentPoint.y, 1))).rounded()
      return CGRect(x: frame.minX, y: y, width: area.width, height: needed.height)
    }
  }

  func hugging(along axis: Axis) -> Double { 0 }

  func resistance(along axis: Axis) -> Double { 0 }
}
