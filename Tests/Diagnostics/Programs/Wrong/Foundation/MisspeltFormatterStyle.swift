import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter() |> .utc <> .isoDat
//                            ^ error: member 'isoDat'
}
