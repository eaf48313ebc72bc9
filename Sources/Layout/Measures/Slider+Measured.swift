import Foundation
import Widgets

extension Slider: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 120, 34, horizontal: .open, vertical: .rigid) }
}
