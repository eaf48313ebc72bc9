import Styles

private func style(lines: [String]) -> Mod<Label> {
  .combine(lines)
// ^ instead: failed to produce diagnostic
//         ^ error: [String]
}

// tried: A named generic parameter instead of `some Sequence<Mod>` changes nothing.
