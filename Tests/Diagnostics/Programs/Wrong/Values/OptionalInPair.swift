import Styles

private func label(lines: Int?) -> Label {
  Label(
    .text("Views"),
    .numberOfLines -- lines
//                    ^ error: value of optional type 'Int?' must be unwrapped
  )
}
