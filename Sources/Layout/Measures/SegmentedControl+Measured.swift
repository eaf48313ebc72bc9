import Foundation
import Widgets

extension SegmentedControl: Measured {
  package func need(width: Double?) -> Need { Need(widths.reduce(4, +), 32, vertical: .rigid) }

  package var hasOwnWidths: Bool { apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 } }

  /// The widths of the segments: equal, unless they follow their content.
  package var widths: [Double] {
    let font = Font.systemFont(ofSize: 13, weight: .semibold)
    let needed = segments.map {
      $0.width > 0 ? $0.width : $0.title.map { TextMetrics.width(of: $0.onOneLine, in: font) + 20 } ?? 44
    }
    guard !hasOwnWidths else { return needed }
    return Array(repeating: needed.max() ?? 0, count: needed.count)
  }

  /// The background of the selected segment.
  package static let selectedFill = Color(light: .white, dark: Color(hex: 0x636366))
}
