import Foundation
import Widgets

extension Toolbar: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 320, 44, horizontal: .open, vertical: .rigid) }
}
