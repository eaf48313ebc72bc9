import Foundation
import Layout
import Widgets

/// The bar beside scrolling content, one column wide: a thumb for the visible part, and arrows if there is more.
package struct ScrollBar: Equatable, Sendable {
  /// The length of the content: in rows of the terminal, or in rows of a list.
  let total: Int

  /// The length of the visible part.
  let visible: Int

  /// The start of the visible part.
  let offset: Int

  /// The number of cells of the bar.
  let length: Int

  /// The width of the frame around the content and the bar: 1 with a frame, else 0.
  var border = 0

  private(set) var style = ScrollView.IndicatorStyle.default

  /// Creates the bar of content, or returns `nil` if all of it is visible, or if there are no cells for the bar.
  init?(total: Int, visible: Int, offset: Int, length: Int) {
    guard total > visible, length > 0 else { return nil }
    (self.total, self.visible, self.length) = (total, max(0, visible), length)
    self.offset = max(0, min(offset, total - visible))
  }

  /// Creates the bar of a scroll view, a table or a collection, or returns `nil` if it has none.
  init?(of placed: Placed) {
    if let overflow = placed.overflow {
      let length = max(0, Int(bounded: placed.frame.height) - 2 * placed.border)
      self.init(
        total: length + Int(bounded: overflow.hidden), visible: length, offset: Int(bounded: overflow.offset),
        length: length)
      border = placed.border
      return
    }
    guard placed.type.isScroll || placed.type.isList, let view = placed.widget as? any Scrolling,
      placed.scrollBarWidth > 0
    else { return nil }
    let border = placed.border
    let length = max(0, Int(bounded: placed.frame.height) - 2 * border)
    if let list = view as? any PlannedList {
      let total = list.model.rowCount
      let first = list.path(at: list.scrolledLength)
      let offset = list.model.rowCounts.prefix(first.section).reduce(first.row, +)
      self.init(total: total, visible: total - (list.hiddenRowCount ?? 0), offset: offset, length: length)
    } else {
      let height = placed.children.reduce(0) { max($0, $1.frame.height) }
      self.init(
        total: Int(bounded: height), visible: length, offset: Int(bounded: (view.contentOffset.y / 20).rounded()),
        length: length)
    }
    (self.border, style) = (border, view.indicatorStyle)
  }

  /// Creates the bar of a text.
  init?(_ text: ScrolledContents.Text, _ style: ScrollView.IndicatorStyle) {
    self.init(total: text.count, visible: text.height, offset: text.top, length: text.height)
    self.style = style
  }

  /// A part of the bar that the pointer operates.
  enum Part: Hashable { case lineUp, pageUp, thumb, pageDown, lineDown }

  /// Whether content is hidden above the visible part.
  var hasMoreAbove: Bool { offset > 0 }

  /// Whether content is hidden below the visible part.
  var hasMoreBelow: Bool { offset + visible < total }

  /// The cells between the arrows. A bar of one or two cells has only arrows.
  private var track: Range<Int> { length < 3 ? 0..<0 : 1..<length - 1 }

  /// The cells of the thumb.
  var thumb: Range<Int> {
    guard !track.isEmpty else { return track }
    let size = max(1, min(Int(bounded: (Double(track.count) * share(visible, of: total)).rounded()), track.count))
    let free = Double(track.count - size)
    let start = track.lowerBound + Int(bounded: (free * share(offset, of: total - visible)).rounded())
    return start..<start + size
  }

  private func share(_ part: Int, of whole: Int) -> Double { Double(part) / Double(max(1, whole)) }

  /// Returns the part in a cell, counted from the top.
  func part(at cell: Int) -> Part {
    if thumb.contains(cell) { return .thumb }
    if cell == 0, length > 1 || !hasMoreBelow { return .lineUp }
    if cell == length - 1 { return .lineDown }
    return cell < thumb.lowerBound ? .pageUp : .pageDown
  }

  /// Returns the start of the visible part that moves the upper end of the thumb to a cell.
  func offset(ofThumbAt cell: Int) -> Int {
    let free = track.count - thumb.count
    guard free > 0 else { return offset }
    let place = max(0, min(cell - track.lowerBound, free))
    return Int(bounded: (Double(place) / Double(free) * Double(total - visible)).rounded())
  }

  /// Returns the start of the visible part after a click on a part of the bar, within the content.
  func offset(after part: Part) -> Int {
    let page = max(1, visible - 1)
    let distance =
      switch part {
      case .lineUp: -1
      case .pageUp: -page
      case .thumb: 0
      case .pageDown: page
      case .lineDown: 1
      }
    return max(0, min(offset + distance, total - visible))
  }

  /// Returns the character in a cell, and its style.
  func sign(at cell: Int) -> (sign: Character, style: CellStyle) {
    var strong = CellStyle.usual
    switch style {
    case .default: break
    case .black: strong = CellStyle(.black)
    case .white: strong = CellStyle(.white)
    }
    switch part(at: cell) {
    case .thumb: return ("┃", strong)
    case .lineUp where hasMoreAbove: return ("▴", strong)
    case .lineDown where hasMoreBelow: return ("▾", strong)
    default: return ("│", .dim)
    }
  }
}

extension ScrollBar {
  /// Returns the cells of the bar of a view with a frame, at its trailing edge.
  func column(in frame: CGRect, isRightToLeft: Bool) -> CGRect {
    let inside = frame.insetBy(dx: Double(border), dy: Double(border))
    return CGRect(x: isRightToLeft ? inside.minX : inside.maxX - 1, y: inside.minY, width: 1, height: inside.height)
  }
}

extension GridPen {
  /// Draws the bar of the widget at its trailing edge.
  func draw(_ bar: ScrollBar) {
    let end = width - bar.border
    for row in rows.clamped(to: bar.border..<max(bar.border, height - bar.border)) {
      let (sign, style) = bar.sign(at: row - bar.border)
      put(sign, columns: end - 1..<end, y: row, style)
    }
  }
}

extension Placed {
  /// The width of the frame of the widget: 1 if it has one, else 0.
  internal var border: Int { view.isBoxed(type) ? 1 : 0 }
}
