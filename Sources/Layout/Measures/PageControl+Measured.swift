import Foundation
import Widgets

extension PageControl: Measured {
  package func need(width: Double?) -> Need {
    guard shownPages > 0 else { return Need(0, 26) }
    let length = Double(shownPages) * 18 + 22
    return isUpright ? .rigid(26, length) : Need(length, 26, vertical: .rigid)
  }
}
