import Styles

private let round = Mod<Layer> { $0.cornerRadius = 6 }

private let label = Label("Views") |> round
//                  ^ error: cannot convert value of type 'Label'
