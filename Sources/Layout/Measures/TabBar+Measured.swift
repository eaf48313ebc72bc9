import Foundation
import Widgets

extension TabBar: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 320, 49, horizontal: .open, vertical: .rigid) }
}
