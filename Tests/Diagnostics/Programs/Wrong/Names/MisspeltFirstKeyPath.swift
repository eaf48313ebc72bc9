import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter()
    |> \.dateStile .~ .short
//     ^ error: reference to member 'dateStile'
    <> \.timeStyle .~ .none
}
