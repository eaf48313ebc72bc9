import Foundation
import Styles

private let morning = DateComponents() |> .utc <> .time()
//                                                      ^ error: missing argument for parameter #1 in call
