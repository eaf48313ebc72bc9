import Styles

private func shy(_ label: Label?) -> Label {
  label |> .alpha(0.5)
//^ error: value of optional type 'Label?' must be unwrapped
}
