import Styles

private let caption = Label() |> .caption(1000)
//                                        ^ error: cannot convert value of type 'Int'
