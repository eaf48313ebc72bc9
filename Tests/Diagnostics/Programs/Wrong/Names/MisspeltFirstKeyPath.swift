import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter()
    |> \.dateStile -- .short
//     ^ error: cannot infer key path type
    <> \.timeStyle -- .none
}
