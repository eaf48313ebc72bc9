import Styles

private func label(lines: Int) -> Label {
  Label(
    .text -- "Views",
    .numberOfLines -- lines + 1
//                          ^ error: put the value in parentheses
  )
}
