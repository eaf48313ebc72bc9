import Foundation
import Styles

private let style: Mod<Slider> = .where({ $0.value > 0.5 }, .thumbTintColor(.systemGren))
//                                                                           ^ error: member 'systemGren'
