import Styles

private func style(texts: [String]) -> Mod<Label> {
  Mod {
    for text in txts { Mod.text(text) }
//              ^ error: cannot find 'txts' in scope
  }
}
