import Styles

private let label = Label("Views") |> { $0.numberOfLins = 2 }
//                                         ^ error: reference to member 'numberOfLins' cannot be resolved without a contextual type
