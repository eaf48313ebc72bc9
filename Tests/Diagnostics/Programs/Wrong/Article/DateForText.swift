import Foundation
import Styles

private func label(date: Date) -> Label {
  Label(date, .multiline)
//^ error: 'init(_:_:)' is unavailable: a label shows a text: 'Label(date.formatted())'
}
