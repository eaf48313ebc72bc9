import Foundation
import Styles

private let views = configure(Label("1000")) { $0.textAlignment = .centre }
//                                                                 ^ error: member 'centre'
