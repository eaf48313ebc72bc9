import Layout
import Widgets

extension GridPen {
  /// Puts the line at the edge of a bar, which an image makes heavier, or removes if it has no name.
  internal func line(of bar: some Bar, y: Int) {
    guard let image = bar.lineImage else { return rule(y: y) }
    if !image.name.isEmpty { put("━", columns: 0..<width, y: y, .dim) }
  }

  /// Fills the background of a bar that has a color of its own.
  internal func ground(_ bar: some Bar) {
    guard let color = bar.shownTint ?? (bar.barStyle == .black ? .black : nil) else { return }
    if bar.padding == .zero { return fill(color, isShape: true) }
    let padding = CellRuler().insets(bar.padding).resolved(isRightToLeft: traits.isRightToLeft)
    let outset = EdgeInsets(
      top: 0 - padding.top, left: 0 - padding.left, bottom: 0 - padding.bottom, right: 0 - padding.right)
    GridPen(grid: grid, frame: frame.inset(by: outset), clip: clip, traits: traits).fill(color, isShape: true)
  }

  /// Writes items of a bar, two columns apart, and records their cells. Returns the column after the last one.
  @discardableResult
  internal func put(_ items: [BarButtonItem], x: Int, y: Int = 0) -> Int {
    var x = x
    for item in items where item.sign != nil {
      put(item, x: x, y: y)
      x += item.cells + 2
    }
    return x
  }

  /// Writes an item of a bar in its state, and records its cells.
  internal func put(_ item: BarButtonItem, x: Int, y: Int) {
    let sign = item.sign ?? ""
    mark(of: item.behaviors.origin, columns: x..<(x + item.cells), y: y)
    text(sign, x: x + (item.cells - sign.cells) / 2, y: y, style(of: item))
  }

  private func style(of item: BarButtonItem) -> CellStyle {
    guard item.isEnabled else { return .dim }
    let attributes = item.titleTextAttributes(for: .normal)
    var style = CellStyle(
      traits.tinted(attributes?.foregroundColor ?? item.tintColor ?? .tintColor), font: attributes?.font)
    if item.isProminent || item.isSelected { style.isBold = true }
    return style
  }
}

extension BarButtonItem {
  /// The item in few cells, with a mark if it is selected, or `nil` if it is not visible.
  internal var sign: String? {
    guard !isHidden else { return nil }
    if let customView { return customView.sign ?? "◇" }
    return (shownImage?.sign ?? shownTitle).map { isSelected ? "✓" + $0 : $0 }
  }

  /// The number of columns that the item takes.
  internal var cells: Int {
    let possible = shownImage == nil ? (possibleTitles ?? []).map(\.cells).max() ?? 0 : 0
    return max(sign?.cells ?? 0, possible, customView == nil ? Int(bounded: (width.boundedLength / 8).rounded()) : 0)
  }
}
