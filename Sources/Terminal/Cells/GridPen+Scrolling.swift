import Foundation
import Layout
import Widgets

extension GridPen {
  /// The number of columns of the widget from its leading edge that the terminal has space for.
  var space: Int {
    let (start, shown) = (Int(bounded: frame.minX), shownColumns)
    return max(0, min(width, traits.isRightToLeft ? start + width - shown.lowerBound : shown.upperBound - start))
  }

  /// A pen for the columns beside a bar at the trailing edge.
  var besideBar: GridPen {
    var inside = frame
    inside.size.width -= 1
    if traits.isRightToLeft { inside.origin.x += 1 }
    return GridPen(
      grid: grid, frame: inside, clip: clip.shared(with: inside), traits: traits, origin: origin, isInList: isInList)
  }

  /// Returns a pen for a row of a length that may be longer than the space, scrolled so that some columns are visible.
  ///
  /// - Parameters:
  ///   - length: The number of columns of the row.
  ///   - columns: The columns of the part that receives keys, or `nil` to show the start of the row.
  func scrolled(_ length: Int, showing columns: Range<Int>?) -> GridPen {
    let space = space
    guard length > space, let columns else { return self }
    // Signs beside the visible columns show that there are more.
    let end = columns.upperBound + (columns.upperBound < length ? 1 : 0)
    let offset = min(max(0, end - space), max(0, columns.lowerBound - 1))
    guard offset > 0 else { return self }
    var whole = frame
    whole.size.width = max(frame.width, Double(length))
    whole.origin.x =
      traits.isRightToLeft ? frame.maxX + Double(offset) - whole.width : frame.minX - Double(offset)
    return GridPen(
      grid: grid, frame: whole, clip: clip.shared(with: frame), traits: traits, origin: origin, isInList: isInList)
  }

  /// Writes signs where a row of a length goes on beside the visible columns.
  ///
  /// - Parameters:
  ///   - length: The number of columns of the row.
  ///   - row: The pen that has written it.
  ///   - y: The line of the row.
  func markCuts(_ length: Int, by row: GridPen, y: Int) {
    let offset = Int(bounded: traits.isRightToLeft ? row.frame.maxX - frame.maxX : frame.minX - row.frame.minX)
    let space = space
    if offset > 0 { put("…", x: 0, y: y, .dim) }
    if space > 0, length - offset > space { put("…", x: space - 1, y: y, .dim) }
  }
}

extension BarButtonItem {
  /// Whether the item, or the view in it, receives keys.
  internal var holdsFocus: Bool { behaviors.origin.map { $0.isFocused || $0.holdsFocus } ?? false }
}
