import Styles

private func card(isLong: Bool) -> StackView {
  VStack {
    guard isLong else { return }
//                      ^ error: cannot use explicit 'return' statement
    Label("Views")
  }
}
