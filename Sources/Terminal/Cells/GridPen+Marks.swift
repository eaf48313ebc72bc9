import Foundation
import Layout
import Live
import Widgets

extension GridPen {
  /// Records the cells of a widget of a live tree.
  func mark(_ placed: Placed, _ type: WidgetTypes.Entry, _ typeset: (any Typeset.Type)?) {
    guard let origin = placed.origin else { return }
    var content: CGSize?
    if type.isScroll {
      content = placed.children.reduce(into: CGSize.zero) { size, child in
        size = CGSize(width: max(size.width, child.frame.width), height: max(size.height, child.frame.height))
      }
    }
    if let overflow = placed.overflow {
      content = CGSize(
        width: placed.content.width, height: frame.height - 2 * Double(placed.border) + overflow.hidden)
    }
    // Pages without dots have nothing else that shows it.
    let isBook =
      type.id == ObjectIdentifier(PageViewController.self)
      && (placed.widget as? PageViewController).map { !$0.showsPageControl || $0.transitionStyle != .scroll } == true
    let showsFocus = type.isList || type.isScreen && !isBook || typeset?.showsFocus == true
    let hidden = content.map { max(0, Int(bounded: $0.height - frame.height) + 2 * placed.border) } ?? 0
    record(
      Spot(
        origin: origin, element: origin.rowControl.map { .rowControl($0) }, frame: frame, clip: clip, content: content,
        hiddenRows: hidden, bar: ScrollBar(of: placed), isRightToLeft: traits.isRightToLeft, owner: nil,
        showsFocus: showsFocus))
  }

  /// Records the cells of a part of the widget, or of an item in it.
  func mark(
    _ element: Spot.Element? = nil, of item: Origin? = nil, columns: Range<Int>, y: Int = 0, height: Int = 1
  ) {
    guard let owner = origin?.node, let origin = element == nil ? item : item ?? origin else { return }
    let frame = cells(columns: columns, y: y, height: height)
    record(Spot(origin: origin, element: element, frame: frame, clip: clip, content: nil, owner: owner))
  }

  /// Records that the lines of the widget scroll, beside a bar if there is one.
  func mark(_ bar: ScrollBar?, ofLines lines: CellLines) {
    guard let index = ownIndex else { return }
    grid.places.spots[index].content = CGSize(width: lines.width, height: Double(lines.count))
    grid.places.spots[index].hiddenRows = max(0, lines.count - height)
    grid.places.spots[index].bar = bar
    if isInBox { grid.places.spots[index].bar?.border = 1 }
  }

  /// Records the columns of the widget in which a thumb moves.
  func mark(track columns: Range<Int>) {
    guard let index = ownIndex else { return }
    grid.places.spots[index].track = cells(columns: columns)
  }

  /// The index of the spot of the whole widget.
  private var ownIndex: Int? {
    grid.places.spots.lastIndex { $0.element == nil && $0.origin.node == origin?.node }
  }

  /// Returns the rectangle of columns of the widget on the grid.
  private func cells(columns: Range<Int>, y: Int = 0, height: Int = 1) -> CGRect {
    let x = traits.isRightToLeft ? width - columns.upperBound : columns.lowerBound
    return CGRect(
      x: Double(Int(bounded: frame.minX) + x), y: Double(Int(bounded: frame.minY) + y), width: Double(columns.count),
      height: Double(height))
  }

  private func record(_ spot: Spot) {
    // If only a part of a frame is drawn, only the cells that show the focus matter.
    if grid.drawAll != nil, !spot.origin.isFocused, !spot.reversesFocus { return }
    if spot.element == nil || !spot.visible.isEmpty { grid.places.spots.append(spot) }
  }
}
