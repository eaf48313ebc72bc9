import Foundation
import Layout
import Widgets

extension NavigationBar: Drawn {
  func draw(with pen: Pen) {
    let pen = pen.inside(self)
    pen.barGround(self, lineAtTop: false)
    guard let item = topItem else { return }
    var row = CGRect(x: 16, y: 0, width: pen.size.width - 32, height: 44)
    if let prompt = item.prompt {
      let line = CGRect(x: 16, y: 6, width: row.width, height: 16)
      pen.text(prompt, font: .systemFont(ofSize: 13), in: line, .secondaryLabel, .center)
      row.origin.y = 30
    }
    let leading = leadingEdge(of: item, in: row, pen)
    var trailing = row.maxX
    for button in item.rightBarButtonItems where !button.isHidden {
      let width = pen.width(of: button)
      pen.item(button, in: CGRect(x: trailing - width, y: row.minY, width: width, height: 44))
      trailing -= width + 16
    }
    title(of: item, in: row, from: leading, to: trailing, pen)
  }

  /// Draws the back button and the leading items, and returns where they end.
  private func leadingEdge(of item: NavigationItem, in row: CGRect, _ pen: Pen) -> Double {
    var x = row.minX
    if let title = backTitle(of: item) {
      let button = backItem?.backBarButtonItem
      let color = button?.tintColor ?? .tintColor
      pen.symbol(
        backIndicatorImage.map(Symbol.init) ?? .back, in: CGRect(x: x - 9, y: row.midY - 11, width: 22, height: 22),
        color, followsDirection: true)
      x += 14
      if !title.isEmpty {
        let width = min(TextMetrics.width(of: title, in: .body), row.width / 3)
        let place = CGRect(x: x, y: row.minY, width: width, height: 44)
        if button?.backButtonBackgroundImage(for: .normal) != nil {
          let ground = CGRect(x: x - 18, y: row.minY + 6, width: width + 24, height: 32)
          pen.rectangle(ground, radius: 6, Paint(fill: .systemGray5))
        }
        let line = place.offset(by: button?.backButtonTitlePositionAdjustment ?? .zero)
        pen.text(title, font: .systemFont(ofSize: 17), in: line, color, space: line.insetBy(dx: -14, dy: 0))
        x += width + 16
      }
    }
    for button in item.leftBarButtonItems where !button.isHidden {
      let width = pen.width(of: button)
      pen.item(button, in: CGRect(x: x, y: row.minY, width: width, height: 44))
      x += width + 16
    }
    return x
  }

  /// Draws the title: large below the row, or else in its middle if that is free, or else in the free space.
  private func title(of item: NavigationItem, in row: CGRect, from start: Double, to end: Double, _ pen: Pen) {
    if let view = item.titleView {
      let size = LayoutNode(view, ruler: PointRuler(), isRightToLeft: pen.traits.isRightToLeft).size()
      let place = CGRect(
        x: row.midX - size.width / 2, y: row.midY - size.height / 2, width: size.width, height: size.height)
      return pen.draw(view, in: place)
    }
    guard let title = item.title?.onOneLine else { return }
    if showsLargeTitle {
      let font = largeTitleTextAttributes?.font ?? .boldSystemFont(ofSize: 34)
      let place = CGRect(x: row.minX, y: row.maxY, width: row.width, height: 46)
      return pen.text(title, font: font, in: place, largeTitleTextAttributes?.foregroundColor ?? .label)
    }
    let font = titleTextAttributes?.font ?? .systemFont(ofSize: 17, weight: .semibold)
    let width = min(TextMetrics.width(of: title, in: font), max(0, end - start))
    let x = item.hasLeadingTitle ? start : max(start, min(row.midX - width / 2, end - width))
    let place = CGRect(x: x, y: row.minY + titleVerticalPositionAdjustment.bounded, width: width, height: 44)
    let space = CGRect(x: start, y: place.minY, width: max(0, end - start), height: place.height)
    pen.text(title, font: font, in: place, titleTextAttributes?.foregroundColor ?? .label, .center, space: space)
  }
}
