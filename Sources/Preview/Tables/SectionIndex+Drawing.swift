import Foundation
import Widgets

extension SectionIndex: Drawn {
  func need(width: Double?) -> Need {
    let widths = titles.map { TextMetrics.width(of: $0, in: Self.font) + 4 }
    return Need(max(15, widths.max() ?? 0), Double(titles.count) * Self.lineHeight, horizontal: .rigid)
  }

  func draw(with pen: Pen) {
    let shown = shown(in: Int(bounded: pen.size.height / Self.lineHeight))
    var y = (pen.size.height - Double(shown.count) * Self.lineHeight) / 2
    for title in shown {
      let line = CGRect(x: 0, y: y, width: pen.size.width, height: Self.lineHeight)
      pen.text(title, font: Self.font, in: line, color ?? .tintColor, .center)
      y += Self.lineHeight
    }
  }

  private static let font = Font.systemFont(ofSize: 11, weight: .semibold)
  private static let lineHeight = 14.0
}
