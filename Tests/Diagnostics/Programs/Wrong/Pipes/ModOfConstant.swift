import Styles

private func shy(_ label: Label, style: Mod<Label>) {
  style(&label)
//      ^ error: cannot pass immutable value
}
