import Styles

private func label(lines: Int?) -> Label {
  Label(
    .text -- "Views",
    .numberOfLines -- lines ?? 2
//                    ^ error: value of optional type 'Int?' must be unwrapped
  )
}
