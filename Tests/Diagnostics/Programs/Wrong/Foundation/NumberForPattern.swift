import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter() |> .utc <> .fixed(2026)
//                                  ^ error: cannot convert value of type 'Int'
}
