import Styles

private let label = Label()
  |> .text("Views")
//    ^ error: static member 'numberOfLines' cannot be used on instance
  .numberOfLines(2)
