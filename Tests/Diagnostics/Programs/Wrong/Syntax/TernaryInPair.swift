import Styles

private func label(isLong: Bool) -> Label {
  Label(
    .text -- "Views",
    .numberOfLines -- isLong ? 0 : 2
//                           ^ error: cannot convert value of type 'Int'
  )
}
