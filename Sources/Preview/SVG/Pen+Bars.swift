import Foundation
import Widgets

extension Pen {
  /// Draws the background of a bar, with a hairline at the edge towards the screen.
  func barGround(_ bar: some Bar, lineAtTop: Bool) {
    let color = bar.shownTint ?? (bar.barStyle == .black ? .black : Color.barGround)
    rectangle(bounds, Paint(fill: color))
    let line = CGRect(x: 0, y: lineAtTop ? 0 : size.height - 0.5, width: size.width, height: 0.5)
    rectangle(line, Paint(fill: .separator))
  }

  /// Returns the width of a bar item.
  func width(of item: BarButtonItem) -> Double {
    switch item.content {
    case .text(let text): max(item.width, TextMetrics.width(of: text, in: item.font))
    case .symbol: max(item.width, 24)
    case .widget(let widget):
      LayoutNode(widget, ruler: PointRuler(), isRightToLeft: look.isRightToLeft).size().width
    case .space(let width): width ?? 0
    }
  }

  /// Draws a bar item.
  func item(_ item: BarButtonItem, in rect: CGRect) {
    let color =
      item.isEnabled
      ? item.textAttributes?.foregroundColor ?? item.tintColor ?? .tintColor : .tertiaryLabel
    if item.isSelected, item.style != .prominent {
      rectangle(rect.insetBy(dx: -6, dy: 6), radius: 6, Paint(fill: .tintColor.faded(0.15)))
    }
    if item.hasBackgroundImage {
      rectangle(rect.insetBy(dx: -6, dy: 6), radius: 6, Paint(fill: .systemGray5))
    }
    switch item.content {
    case .text(let text):
      self.text(text, font: item.font, in: rect, color, item.width > 0 ? .center : .leading)
    case .symbol(let symbol): self.symbol(symbol, in: rect.insetBy(dx: 1, dy: 0), color)
    case .widget(let widget):
      let height = LayoutNode(widget, ruler: PointRuler(), isRightToLeft: look.isRightToLeft).size(
        width: rect.width
      )
      .height
      draw(
        widget,
        in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
    case .space: break
    }
  }
}

extension BarButtonItem {
  fileprivate var textAttributes: TextAttributes? {
    titleTextAttributes(for: isEnabled ? .normal : .disabled)
  }

  fileprivate var font: Font {
    textAttributes?.font ?? .systemFont(ofSize: 17, weight: isProminent ? .semibold : .regular)
  }
}

extension Color {
  fileprivate static let barGround = Color(light: Color(hex: 0xF9F9F9), dark: Color(hex: 0x161616))
}
