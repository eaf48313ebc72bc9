import Styles

private func style(lines: Int) -> Mod<Label> {
  Mod {
    Mod.alpha(0.5)
    if lines { Mod.numberOfLines(lines) }
//     ^ error: type 'Int' cannot be used as a boolean
  }
}
