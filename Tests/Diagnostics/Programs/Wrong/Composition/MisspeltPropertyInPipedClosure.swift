import Pipe
import Styles

private let label = Label("Views") |> { $0.numberOfLins = 2 }
//                                         ^ error: member 'numberOfLins'
