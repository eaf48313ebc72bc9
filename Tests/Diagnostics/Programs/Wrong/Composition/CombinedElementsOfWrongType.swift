import Styles

private func style(lines: [String]) -> Mod<Label> {
  .combine(lines)
//         ^ error: [String]
}

// Missed. A named generic parameter instead of `some Sequence<Mod>` changes nothing.
