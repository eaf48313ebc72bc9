import Foundation
import Styles

private func style(isLoud: Bool) -> Mod<Slider> { .when(isLoud, .value(1), .thumbTintColor(.systemGren)) }
//                                                                                          ^ error: member 'systemGren'
