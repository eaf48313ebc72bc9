import Styles

private let label = Label(
  .text("Views"),
  .numberOfLines: 2
//              ^ error: expected ',' separator
)
