import Foundation
import Styles

private let style = Mod<Slider> { Mod.thumbTintColor(.systemGren) }
//                                                    ^ error: member 'systemGren'
