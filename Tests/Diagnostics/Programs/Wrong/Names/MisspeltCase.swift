import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter()
    |> \.dateStyle -- .shrot
//     ^ instead: cannot infer key path type
//                     ^ error: member 'shrot'
}

// tried: A key path's value has no type before the pair is resolved. A declared name's has: see `MisspeltCaseOfName`.
