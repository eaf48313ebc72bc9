import Styles

private func shy(_ style: inout Mod<Label>) {
  style += .alhpa(0.5)
//      ^ instead: binary operator '+=' cannot be applied
//          ^ error: member 'alhpa'
}

// tried: The standard library's other `+=` are in the way, as for `+`.
