import Foundation
import Pipe
import Styles

private func configured(_ formatter: DateFormatter) {
  formatter |> { $0.dateStyle = .short }
  configure(formatter, with: .utc)
  configure(formatter) { $0.dateStyle = .short }
}
