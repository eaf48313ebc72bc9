import Styles

private let label = Label()
  |> .text -- "Views"
  <> .numberOfLines -- "2"
//    ^ instead: member 'numberOfLines'
//                     ^ error: cannot convert value of type 'String'

// tried: As for `StringForNumberInPair`.
