import Foundation
import Styles

private func formatter() -> ByteCountFormatter {
  ByteCountFormatter() |> .countStyle(.fil)
//                                     ^ error: member 'fil'
}
