import Widgets

private let label = Label() |> .text("Views")
//                          ^ error: cannot find operator '|>' in scope
