import Styles

private let label = Label("Views") |> (\Layer.cornerRadius) .~ 6
//                                     ^ error: cannot convert key path root type 'Layer' to contextual type 'Label'
