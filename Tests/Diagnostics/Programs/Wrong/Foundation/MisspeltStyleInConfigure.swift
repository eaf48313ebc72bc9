import Foundation
import Styles

private func formatter() -> DateFormatter {
  configure(DateFormatter(), with: [.utc, .isoDat])
//                                         ^ error: member 'isoDat'
}
