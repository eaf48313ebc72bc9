import Foundation
import Styles

private let morning = DateComponents() |> .hour("eight") <> .minute(30)
//                                              ^ error: cannot convert value of type 'String'
