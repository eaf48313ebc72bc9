import Foundation
import Widgets

extension Switch: Measured {
  package func need(width: Double?) -> Need {
    guard isBox else { return .rigid(51, 31) }
    return .rigid(22 + (shownTitle.map { TextMetrics.width(of: $0, in: .body) + 8 } ?? 0), 22)
  }
}
