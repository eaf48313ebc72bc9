import Styles

private let label = Label(
  .txt -- "Views",
// ^ error: member 'txt'
  .numberOfLines -- 2
)
