import Styles

private let label = Label()
  |> .text -- "Views"
  <> .numberOfLins -- 2
//    ^ error: member 'numberOfLins'
