import Foundation
import Widgets

/// The inside of a plain view: widgets one above the other.
///
/// Those whose frame was set by hand stand there, the others fill the view.
internal struct OverlayArrangement: Arranging {
  let node: Node

  func size(width: Double?) -> CGSize {
    node.children.reduce(into: CGSize.zero) { size, child in
      let extent = child.node.ownFrame.map { CGSize(width: $0.maxX, height: $0.maxY) } ?? child.node.size(width: width)
      size = CGSize(width: max(size.width, extent.width), height: max(size.height, extent.height))
    }
  }

  func frames(in content: CGRect) -> [CGRect] {
    node.children.map { child in
      guard let frame = child.node.ownFrame else { return content }
      return frame.offsetBy(dx: content.minX, dy: content.minY)
    }
  }

  func hugging(along axis: Axis) -> Double {
    node.children.map { $0.node.hugging(along: axis) }.min() ?? 0
  }

  func resistance(along axis: Axis) -> Double {
    node.children.map { $0.node.resistance(along: axis) }.max() ?? 0
  }
}
