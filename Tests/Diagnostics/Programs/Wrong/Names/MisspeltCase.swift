import Foundation
import Styles

private func formatter() -> DateFormatter {
  DateFormatter()
    |> \.dateStyle .~ .shrot
//                     ^ error: member 'shrot'
}

// Missed. A key path's value has no type before the pair is resolved. A declared name's has: see `MisspeltCaseOfName`.
