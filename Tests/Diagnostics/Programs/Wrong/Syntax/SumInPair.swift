import Styles

private func label(lines: Int) -> Label {
  Label(
    .text -- "Views",
    .numberOfLines -- lines + 1
//                            ^ error: cannot convert value of type 'Int'
  )
}
