import Styles

private let caption = Label() |> .caption
//                                ^ error: member 'caption' expects argument of type 'String'
