import Foundation
import Layout
import Widgets

// Some distributions follow the ideal lengths of the widgets. Style sheets cannot compute with them, so that HTML
// carries them.

extension StackView {
  /// Returns the space after each widget in points, if it is measured between baselines.
  internal func measuredSpaces(at size: ContentSizeCategory) -> [Int: Double] {
    guard measuresBaselines else { return [:] }
    let node = LayoutNode(self, ruler: PointRuler(), isRightToLeft: false, textSize: size)
    var spaces: [Int: Double] = [:]
    descending(node.contents.levels) { () -> Void in
      for (child, gap) in zip(node.children, node.gaps(of: self)) { spaces[child.index] = gap }
    }
    return spaces
  }

  /// Returns the ideal length of each widget in points, and `nil` for hidden ones.
  ///
  /// - Complexity: O(*n*) in the number of widgets inside, at any depth.
  internal func measuredLengths(at size: ContentSizeCategory) -> [Double?] {
    var lengths = [Double?](repeating: nil, count: arrangedSubviews.count)
    let node = LayoutNode(self, ruler: PointRuler(), isRightToLeft: false, textSize: size)
    descending(node.contents.levels) { () -> Void in
      for child in node.children { lengths[child.index] = Double(child.node.size()[axis]) }
    }
    return lengths
  }

  /// Writes a grid whose tracks are as long as the widgets, in proportion.
  internal func addTracks(of lengths: [Double?], to style: inout CSS) {
    style.declare("display:grid")
    if axis == .horizontal {
      style.declare("grid-auto-flow:column")
      style.utf8.write("grid-template-columns:")
    } else {
      style.declare("grid-template-columns:minmax(0,1fr)")
      style.declare(justification)
      style.utf8.write("grid-template-rows:")
    }
    let last = lengths.lastIndex { $0 != nil }
    for (index, length) in lengths.enumerated() {
      guard let length else { continue }
      style.utf8.write("minmax(0,")
      style.utf8.write(max(0.01, length))
      style.utf8.write("fr)")
      // An element between the widgets adds a custom space.
      if index != last { style.utf8.write(spacing(after: index) == max(0, spacing) ? " " : " auto ") }
    }
    style.utf8.write(";")
  }

  /// The alignment of the columns of a grid.
  internal var justification: StaticString {
    switch alignment {
    case .fill, .firstBaseline, .lastBaseline: "justify-items:stretch"
    case .leading: "justify-items:start"
    case .center: "justify-items:center"
    case .trailing: "justify-items:end"
    }
  }

  /// Writes a space that grows like all others, measured from the center of a widget to that of the next.
  internal func addSpace(after index: Int, of lengths: [Double?], to html: inout Preview.HTML) {
    guard let length = lengths[index], case let next?? = lengths[(index + 1)...].first(where: { $0 != nil }) else {
      return
    }
    let halves = (length + next) / 2
    html.style.declare("flex:1 1 0")
    html.style.declare(
      axis == .horizontal ? "min-width" : "min-height", points: halves + max(0, spacing(after: index)))
    html.style.declare(
      axis == .horizontal ? "margin-inline-start" : "margin-block-start", points: -halves - 2 * max(0, spacing))
    html.openUnstyled("i", .space)
    html.close()
    html.end("i")
  }
}
