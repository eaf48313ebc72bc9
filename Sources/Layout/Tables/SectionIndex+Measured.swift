import Foundation
import Widgets

extension SectionIndex: Measured {
  package func need(width: Double?) -> Need {
    let widths = titles.map { TextMetrics.width(of: $0, in: Self.font) + 4 }
    return Need(max(15, widths.max() ?? 0), Double(titles.count) * Self.lineHeight, horizontal: .rigid)
  }

  package static let font = Font.systemFont(ofSize: 11, weight: .semibold)

  package static let lineHeight = 14.0
}
