import LivePreview
import Styles

private struct Brand: Theme {
  var accent: Color
  var surface = Color.systemBackground
  var link = Color.token(\Brand.accent)
  var heading = Font.title2
  var radius = 8.0

  static let standard = Brand(accent: .systemBlue)
  static let night = standard |> \.accent .~ .systemIndigo <> \.surface .~ .black <> \.radius .~ 0
}

extension Color {
  fileprivate static let accent = token(\Brand.accent)
  fileprivate static let surface = token(\Brand.surface)
  fileprivate static let brandLink = token(\Brand.link)
}

extension Font { fileprivate static let heading = token(\Brand.heading) }

extension Mod<StackView> {
  fileprivate static let framed: Mod = [
    .padding(16), .backgroundColor(.surface), .layer.borderWidth(1), .layer.borderColor(.accent),
    .layer.cornerRadius <-- \Brand.radius,
  ]
}

extension Page {
  static let themes = Page("themes", "The same card in two themes.", preview: { cards }) { print in
    print("The tokens of the night:")
    for token in Brand.night.tokens { print(" ", token) }

    print("\nA token in two themes:")
    let title = Label("Views", .textColor(.brandLink), .font(.heading))
    print(" ", title)
    print(" ", title.appearance())
    print(" ", (title |> .theme(Brand.night)).appearance())

    let brand = Var(Brand.standard)
    let tree = LiveTree(VStack(.theme(brand), .framed) { title })
    print("\nWhat changes when night falls:")
    for change in tree.changes({ brand.set(.night) }) { print(" ", change) }

    let renderer = HTMLRenderer()
    let rendering = tree.render(with: renderer)
    _ = renderer.html()
    brand.set(.standard)
    print("\nThe patches of a page:")
    for patch in renderer.patches() { print(" ", patch) }
    rendering.cancel()
  }

  /// The card in the standard theme, at night, and with another accent.
  @MainActor private static var cards: any Widget {
    func card(_ name: String, _ theme: Mod<StackView>) -> StackView {
      VStack(spacing: 8, theme, .framed) {
        Label(name, .font(.heading), .textColor(.accent))
        Label("1000 views", .textColor(.brandLink))
      }
    }
    return VStack(spacing: 8, .padding(16)) {
      card("Day", .identity)
      card("Night", .theme(Brand.night))
      card("Alarm", .theme(Brand.self, \.accent .~ .systemRed))
    }
  }
}
