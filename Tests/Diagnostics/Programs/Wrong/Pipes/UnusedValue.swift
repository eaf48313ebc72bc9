import Styles

private func style(_ label: Label) {
  label |> .text("Views") + .numberOfLines(2)
//      ^ warning: result of operator '|>' is unused
}
