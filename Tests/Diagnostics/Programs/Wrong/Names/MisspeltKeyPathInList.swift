import Foundation
import Styles

private func formatter() -> DateFormatter {
  configure(DateFormatter(), with: [
    \.dateStyle .~ .short,
    \.timeStile .~ .none,
//  ^ error: value of type 'DateFormatter' has no member 'timeStile'
  ])
}
