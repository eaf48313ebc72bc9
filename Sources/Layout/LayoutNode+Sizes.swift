import Foundation
import Widgets

extension LayoutNode {
  /// Returns the size that fits the content with the margins, at a width if one is given.
  package func size(width: Double? = nil) -> CGSize {
    if let known = known.sizes[width] { return known }
    let margins = margins
    let fitting = fittingSize(width: width.map { max(0, $0 - margins.length(along: .horizontal)) })
    let size = CGSize(
      width: fitting.width + margins.length(along: .horizontal),
      height: fitting.height + margins.length(along: .vertical))
    known.sizes[width] = size
    return size
  }

  /// Returns the widget as the outermost one of a screen, with its descendants and its margins.
  ///
  /// It fills the screen along each axis, within its limits, unless it has a length of its own. One that is shorter is
  /// at the leading edge and at the top.
  package func placed(onScreen screen: CGRect) -> Placed {
    var frame = screen
    if let size = ownFrame?.size {
      if size.width > 0 { frame.size.width = size.width }
      if size.height > 0 { frame.size.height = size.height }
    } else {
      frame.size.width = outermost(limits.width, in: screen.width, along: .horizontal)
      frame.size.height = outermost(limits.height, in: screen.height, along: .vertical)
    }
    if isRightToLeft { frame.origin.x = max(screen.minX, screen.maxX - frame.width) }
    return placed(in: frame)
  }

  private func outermost(_ limits: Limits, in space: Double, along axis: Axis) -> Double {
    let margins = margins.length(along: axis)
    let inner = max(0, space - margins)
    let limits = axis == .horizontal ? horizontalLimits(in: inner) : limits
    let length = limits.limited(inner)
    return length == inner ? space : length + margins
  }

  /// Returns the need of the content without children. It is computed only once for all widths in which the content
  /// fits.
  func contentNeed(width: Double?) -> Need {
    let ideal = known.idealNeed ?? ruler.need(of: self, width: nil)
    known.idealNeed = ideal
    guard let width, !ideal.staysInMoreSpace || width < ideal.size.width else { return ideal }
    return ruler.need(of: self, width: width)
  }

  /// Returns the part of the fitting length along an axis that is there only because of a minimum length.
  func lengthOfMinimum(along axis: Axis, width: Double?) -> Double {
    let limits = limits(along: axis)
    guard limits.minimum > 0, limits.wish == nil, ownFrame == nil else { return 0 }
    let outer = insets.length(along: .horizontal)
    let space = width.map { self.limits.width.limited(max(0, $0 - margins.length(along: .horizontal))) }
    let content = arrangement.size(width: (self.limits.width.wish ?? space).map { max(0, $0 - outer) })
    return max(0, limits.minimum - min(content[axis] + insets.length(along: axis), limits.maximum))
  }

  private func fittingSize(width: Double?) -> CGSize {
    if let frame = ownFrame { return frame.size }
    let outer = insets.length(along: .horizontal)
    let limits = horizontalLimits(in: width)
    let space = limits.wish ?? width.map(limits.limited)
    var size = arrangement.size(width: space.map { max(0, $0 - outer) })
    if type.isList { size.height = ruler.height(ofList: self, showing: size.height, width: space) }
    size.width = limits.limited(size.width + outer)
    size.height = self.limits.height.limited(size.height + insets.length(along: .vertical))
    return size
  }

  /// Returns the limits at a width. Outside of stacks, where priorities decide, a width that is not required is limited
  /// to the available width.
  private func horizontalLimits(in width: Double?) -> Limits {
    var limits = limits.width
    guard axis == nil, let width, let wish = limits.wish, let priority = limits.priority,
      priority < LayoutPriority.required.rawValue
    else { return limits }
    limits.wish = min(wish, width)
    return limits
  }
}
