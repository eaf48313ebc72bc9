import Foundation
import Widgets

extension PickerView: Measured {
  package func need(width: Double?) -> Need { Need(width ?? 320, 216, horizontal: .open) }
}
