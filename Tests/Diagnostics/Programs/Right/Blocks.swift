import Styles

private func style(isLong: Bool, texts: [String]) -> Mod<Label> {
  Mod {
    Mod.alpha(0.5)
    if isLong {
      Mod.numberOfLines(0)
    } else {
      Mod.numberOfLines(2)
    }
    for text in texts { Mod.text(text) }
  }
}

private let shy = Mod<Label> {
  .alpha(0.5);
  .numberOfLines(2)
}
