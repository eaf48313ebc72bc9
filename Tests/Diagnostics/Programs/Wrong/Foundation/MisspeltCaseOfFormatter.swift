import Foundation
import Styles

private func formatter() -> ByteCountFormatter {
  ByteCountFormatter() |> .countStyle(.fil)
//                                     ^ error: member 'fil'
}

// Missed. A single Mod after `|>` is also tried as an optional function, which an object's closure needs to find its
// operator. As functions that return `Void?` it would be reported here, but closures on objects become ambiguous.
