import Foundation
import Widgets

// Sizes and rectangles by axis, so that a row and a column are laid out by the same lines.

extension Axis {
  internal var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  internal init(along axis: Axis, _ length: Double, across breadth: Double) {
    self = axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  internal subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGRect {
  /// The rectangle without a margin on each side, never less than nothing.
  internal func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }
}

extension DirectionalEdgeInsets {
  internal func resolved(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }

  internal func length(along axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
