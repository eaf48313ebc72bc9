import Styles

private func card(isLong: Bool) -> StackView {
  VStack {
    if isLong {
      Label("Views").with(.aplha(0.5))
//                         ^ error: has no member 'aplha'
    }
  }
}
