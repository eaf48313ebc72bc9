import Styles

private let label = Label(
  .text("Views"),
  .numberOfLines(2, 3)
//                  ^ error: extra argument in call
)
