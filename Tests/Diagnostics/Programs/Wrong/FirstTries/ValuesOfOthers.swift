import StyleGuide
import Styles
import Tokens

private func size() -> CGSize {
  Size(width: 4, height: 4)
//^ error: renamed to 'CGSize'
}

private func font() -> Font {
  .monospaced
// ^ error: write '.monospacedSystemFont(ofSize: 17, weight: .regular)'
}

private func guide() -> StyleGuide {
  StyleGuide("Acme") {
    Section("Buttons") { Sample("Save") { Button("Save") } }
//  ^ error: a section is 'Examples("Buttons") { … }', 'Recipes' or 'ThemeTokens'
  }
}

private func accent() {
  _ = ColorToken("accent", Color.red)
//    ^ error: a token is a property of a theme
}
