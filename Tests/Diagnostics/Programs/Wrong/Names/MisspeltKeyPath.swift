import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter()
    |> \.dateStyle .~ .short
    <> \.timeStile .~ .none
//     ^ error: value of type 'DateFormatter' has no member 'timeStile'
}
