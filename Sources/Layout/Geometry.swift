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

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGRect {
  /// Returns the intersection of two rectangles, or an empty rectangle at the origin of the second if there is none.
  package func shared(with other: CGRect) -> CGRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }

  /// Returns the smallest rectangle that contains both rectangles, even if they are empty.
  internal func joined(with other: CGRect) -> CGRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the rectangle without a margin on each side, at least empty.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }
}

extension DirectionalEdgeInsets {
  package func resolved(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }

  package func length(along axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

extension DirectionalEdgeInsets {
  /// Converts insets by side to directional ones, for a widget.
  package init(_ insets: EdgeInsets, in view: View) {
    let isMirrored = view.semanticContentAttribute == .forceRightToLeft
    self.init(
      top: insets.top,
      leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right
    )
  }

  package static func + (first: DirectionalEdgeInsets, second: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: first.top + second.top,
      leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom,
      trailing: first.trailing + second.trailing
    )
  }
}
