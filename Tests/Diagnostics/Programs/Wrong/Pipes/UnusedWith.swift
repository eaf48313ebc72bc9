import Styles

private func style(_ label: Label) {
  label.with(.text("Views"))
//      ^ warning: result of call to 'with' is unused
}
