import Styles

private func style() {
  Mod<Label>.text("Views")
//               ^ warning: result of call to 'callAsFunction' is unused
}
