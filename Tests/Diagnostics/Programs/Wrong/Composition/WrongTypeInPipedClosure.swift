import Pipe
import Styles

private let label = Label("Views") |> { $0.numberOfLines = "2" }
//                                                         ^ error: cannot assign value of type 'String' to type 'Int'
