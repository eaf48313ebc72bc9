import Foundation
import Widgets

extension ProgressView: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 120, thickness, horizontal: .open, vertical: .rigid) }

  package var thickness: Double { progressViewStyle == .bar ? 2.5 : 4 }
}
