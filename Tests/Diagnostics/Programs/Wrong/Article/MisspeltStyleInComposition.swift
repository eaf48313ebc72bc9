import Styles

private let title = Label("Building a Layout Library") |> .centerTitle <> .multilin
//                                                                         ^ error: member 'multilin'
