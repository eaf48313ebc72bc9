import Foundation
import Styles

private func sizes() -> ByteCountFormatter { ByteCountFormatter() |> .exact <> .countStyle(.fil) }
//                                                                                          ^ error: member 'fil'
