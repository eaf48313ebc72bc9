import Foundation
import Styles

private func label(date: Date) -> Label {
  Label(date, .multiline)
//      ^ error: cannot convert value of type 'Date'
}
