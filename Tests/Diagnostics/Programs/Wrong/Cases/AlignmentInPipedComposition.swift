import Foundation
import Styles

private let views = Label("1000") |> .multiline <> .textAlignment(.centre)
//                                                                 ^ error: member 'centre'
