import Styles

private func style(isLong: Bool) -> Mod<Label> {
  Mod {
    Mod.text("Views")
    if isLng { Mod.numberOfLines(0) }
//     ^ error: cannot find 'isLng' in scope
  }
}
