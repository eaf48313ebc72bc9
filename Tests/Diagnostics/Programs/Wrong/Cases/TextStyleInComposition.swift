import Foundation
import Styles

private let style: Mod<Label> = .multiline <> .dynamicFont(.bdy)
//                                                          ^ error: member 'bdy'
