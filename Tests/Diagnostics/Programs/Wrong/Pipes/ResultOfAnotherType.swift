import Styles

private let text: String = Label() |> .text("Views")
//                                 ^ error: cannot convert value of type 'Label'
