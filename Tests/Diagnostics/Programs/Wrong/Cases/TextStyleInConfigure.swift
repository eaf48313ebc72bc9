import Foundation
import Styles

private let views = configure(Label("1000"), with: .dynamicFont(.bdy))
//                                                               ^ error: member 'bdy'
