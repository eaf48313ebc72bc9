import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter() |> .utc <> .withoutUnit
//                            ^ error: ByteCountFormatter
}
