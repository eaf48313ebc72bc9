import Foundation
import Widgets

extension Stepper: Measured {
  package func need(width: Double?) -> Need { .rigid(94, 32) }
}
