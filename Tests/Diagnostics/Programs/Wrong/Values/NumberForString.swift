import Styles

private let label = Label(
  .text(1000),
//      ^ error: cannot convert value of type 'Int'
  .numberOfLines(2)
)
