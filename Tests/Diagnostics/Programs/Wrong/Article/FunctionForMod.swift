import Foundation
import Styles

private func label(date: Date) -> Label {
  Label(date.formatted, .multiline)
//           ^ error: function produces expected type 'String'; did you mean to call it with '()'?
}
