import Foundation
import Styles

private let style: Mod<Label> = [.multiline, .textAlignment(.centre)]
//                                                           ^ error: member 'centre'
