import Foundation
import Styles

private let views = Label("1000") |> .multiline <> .dynamicFont(.bdy)
//                                                               ^ error: member 'bdy'
