import Styles

private let button = Button("Play") |> .centerTitle
//                                      ^ error: static property 'centerTitle'
