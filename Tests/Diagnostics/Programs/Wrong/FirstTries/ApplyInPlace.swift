import Styles

private func restyle(_ label: inout Label) {
  label.apply(.multiline)
//      ^ error: 'label.with(.multiline)' returns a changed copy
}
