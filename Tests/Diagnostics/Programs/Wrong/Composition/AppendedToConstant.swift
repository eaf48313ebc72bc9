import Styles

private func shy(_ style: Mod<Label>) {
  style += .alpha(0.5)
//      ^ error: left side of mutating operator isn't mutable: 'style' is a 'let' constant
}
