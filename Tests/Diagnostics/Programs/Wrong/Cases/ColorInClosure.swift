import Foundation
import Pipe
import Styles

private let slider = Slider() |> { $0.thumbTintColor = .systemGren }
//                                                      ^ error: member 'systemGren'
