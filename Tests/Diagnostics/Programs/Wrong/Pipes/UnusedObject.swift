import Foundation
import Styles

private func configured(_ formatter: DateFormatter) {
  formatter |> .utc <> .isoDate
//          ^ warning: result of operator '|>' is unused
}
