import Foundation
import Styles

private func sizes() -> ByteCountFormatter { configure(ByteCountFormatter()) { $0.countStyle = .fil } }
//                                                                                              ^ error: member 'fil'
