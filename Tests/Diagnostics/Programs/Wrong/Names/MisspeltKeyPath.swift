import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter()
    |> \.dateStyle -- .short
    <> \.timeStile -- .none
//     ^ error: cannot infer key path type
}
