import Foundation
import Widgets

extension DatePicker: Measured {
  package func need(width: Double?) -> Need {
    switch shownStyle {
    case .wheels: Need(width ?? 320, 216, horizontal: .open)
    case .inline: Need(width ?? 320, Double(month.weeks.count) * 40 + 76, horizontal: .open)
    default: Need(pills.reduce(-6) { $0 + length(of: $1) + 6 }, 34.5, vertical: .rigid)
    }
  }

  package func length(of pill: String) -> Double { TextMetrics.width(of: pill, in: .systemFont(ofSize: 17)) + 22 }
}
