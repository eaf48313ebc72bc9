import Foundation
import Widgets

extension ActivityIndicatorView: Measured {
  package func need(width: Double?) -> Need { .rigid(side, side) }

  package var side: Double { style == .large ? 37 : 20 }
}
