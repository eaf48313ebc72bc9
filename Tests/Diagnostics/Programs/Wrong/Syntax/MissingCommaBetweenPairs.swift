import Styles

private let label = Label(
  .text -- "Views"
//      ^ error: adjacent operators are in non-associative precedence group
  .numberOfLines -- 2
)
