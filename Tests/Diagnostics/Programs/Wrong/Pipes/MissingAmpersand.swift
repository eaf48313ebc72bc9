import Styles

private func shy(_ label: inout Label, style: Mod<Label>) {
  style(label)
//      ^ error: passing value of type 'Label' to an inout parameter requires explicit '&'
}
