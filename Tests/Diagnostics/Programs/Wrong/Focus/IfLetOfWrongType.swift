import Styles

private func style(subtitle: Int?) -> Mod<Label> {
  .ifLet(subtitle) { .text($0) }
// ^ instead: conflicting arguments to generic parameter 'Value' ('Int' vs. 'Int?')
//                         ^ error: cannot convert value of type 'Int'
}

// tried: The closure is checked together with the call, so its argument's type counts against the optional's.
