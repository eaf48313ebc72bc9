import Foundation
import Layout
import Widgets

// A reader may not have the fonts that the layout has measured. A text with space beside it therefore keeps its natural
// width.
extension Pen {
  /// Returns the free space around each child, in the coordinates of this widget, where `x` counts from the left, or
  /// `nil` for the frame of the child.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  func spaces(of children: [Placed], in parent: Placed) -> [CGRect?] {
    let space = mirrored(space)
    let stack = parent.type.layout == .stack ? parent.widget as? StackView : nil
    if children.count == 1 || stack?.axis == .vertical { return Array(repeating: space, count: children.count) }
    var spaces = [CGRect?](repeating: nil, count: children.count)
    guard stack != nil else { return spaces }
    let order = children.indices.filter { children[$0].takesSpace }.sorted {
      children[$0].frame.minX < children[$1].frame.minX
    }
    var start = space.minX
    for (index, next) in zip(order, order.dropFirst().map(Optional.some) + [nil]) {
      let child = children[index]
      var end = space.maxX
      var nextStart = end
      if let next = next.map({ children[$0] }) {
        // Two texts that grow towards each other get half of the space between them each.
        let middle = (child.frame.maxX + next.frame.minX) / 2
        end = next.growsToLeft(traits) ? middle : next.frame.minX
        nextStart = child.growsToRight(traits) ? middle : child.frame.maxX
      }
      if start <= child.frame.minX, child.frame.maxX <= end {
        spaces[index] = CGRect(x: start, y: space.minY, width: end - start, height: space.height)
      }
      start = nextStart
    }
    return spaces
  }
}

extension Placed {
  /// Whether a text beside the widget must not cover it.
  fileprivate var takesSpace: Bool { view.isDrawn && type.layout != .spacer && frame.width > 0 }

  /// Returns whether a text of the widget is longer at its left in a wider font.
  fileprivate func growsToLeft(_ traits: DrawnTraits) -> Bool {
    grows(traits) { $0 == .center || ($0 == .trailing) != traits.isRightToLeft }
  }

  /// Returns whether a text of the widget is longer at its right in a wider font.
  fileprivate func growsToRight(_ traits: DrawnTraits) -> Bool {
    grows(traits) { $0 == .center || ($0 == .leading) != traits.isRightToLeft }
  }

  private func grows(_ traits: DrawnTraits, _ isSide: (DrawnTraits.Side) -> Bool) -> Bool {
    if view.endsTexts { return false }
    if let label = widget as? Label { return isSide(traits.side(of: label.textAlignment)) }
    return hasChildren || type.role == .button || type.role == .switch && isSide(.leading)
  }
}

extension View {
  /// Whether texts inside the view end at its edges, which are visible or are not where the layout has placed them.
  internal var endsTexts: Bool {
    if clipsToBounds || (backgroundColor?.alpha ?? 0) > 0 || transform != .identity { return true }
    if hasFreshLayer { return false }
    return layer.masksToBounds || layer.backgroundColor != nil || layer.borderWidth > 0 || layer.contents != nil
      || !layer.shownSublayers.isEmpty || layer.affineTransform != .identity
  }
}
