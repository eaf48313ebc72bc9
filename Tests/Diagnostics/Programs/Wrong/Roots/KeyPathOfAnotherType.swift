import Styles

private let label = Label("Views") |> (\Layer.cornerRadius) .~ 6
//                  ^ error: cannot convert value of type 'Label' to expected argument type 'Layer'
