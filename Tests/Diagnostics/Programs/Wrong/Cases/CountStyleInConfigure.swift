import Foundation
import Styles

private func sizes() -> ByteCountFormatter { configure(ByteCountFormatter(), with: .countStyle(.fil)) }
//                                                                                              ^ error: member 'fil'
