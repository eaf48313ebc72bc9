import Styles

private let label = Label()
  |> .text -- "Views"
  <> .numberOfLines -- "2"
//                     ^ error: cannot convert value of type 'String'

// Missed. As for `StringForNumberInPair`.
