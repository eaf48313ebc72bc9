import Styles

private func shy(_ style: inout Mod<Label>) {
  style += .alhpa(0.5)
//          ^ error: member 'alhpa'
}

// Missed. The standard library's other `+=` are in the way, as for `+`.
