import Styles

private let title = Label("Building a Layout Library") |> Style<Label>.centerTitl
//                                                                     ^ error: member 'centerTitl'
