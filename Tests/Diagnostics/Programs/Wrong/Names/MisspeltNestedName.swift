import Styles

private let label = Label(
  .text("Views"),
  .layer.cornerRadus(6)
//       ^ error: member 'cornerRadus'
)
