import Styles

private struct Intent {
  var isDangerous = false
}

private let action = Recipe(Intent()) { intent in
//                   ^ error: a recipe has rules for choices: 'Recipe<Button, ChipLook>(.on(\.size) { … })'
  _ = intent.isDangerous ? Mod<Button>.titleColor(.red) : .identity
}
