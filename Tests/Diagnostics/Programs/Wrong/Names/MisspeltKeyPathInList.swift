import Foundation
import Styles

private func formatter() -> DateFormatter {
  configure(DateFormatter(), with: [
    \.dateStyle -- .short,
    \.timeStile -- .none,
//  ^ error: cannot infer key path type
  ])
}
