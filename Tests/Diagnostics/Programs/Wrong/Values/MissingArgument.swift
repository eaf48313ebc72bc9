import Styles

private let label = Label(
  .text("Views"),
  .numberOfLines()
//               ^ error: missing argument for parameter #1 in call
)
