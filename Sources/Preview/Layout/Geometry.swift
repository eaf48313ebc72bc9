import Foundation
import Widgets

// Sizes and rectangles by axis, so that the same code lays out rows and columns.

extension Axis {
  internal var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// An optional value for each axis.
internal struct ByAxis<Value> {
  private var horizontal: Value?
  private var vertical: Value?

  internal subscript(axis: Axis) -> Value? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
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
  /// Returns the intersection of two rectangles, or an empty one at the start of the second if there is none.
  internal func shared(with other: CGRect) -> CGRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// Returns the smallest rectangle that contains both, also where they are empty.
  internal func joined(with other: CGRect) -> CGRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the rectangle without a margin on each side, at least empty.
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
