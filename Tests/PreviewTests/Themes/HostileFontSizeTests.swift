import Foundation
import Mod
import Preview
import Testing
import Widgets

@MainActor @Suite("Font sizes that make no sense") struct HostileFontSizeTests {
  private struct Sizes: Theme {
    var text = 16.0
    static let standard = Sizes()
  }

  @Test(
    "Any size of a font is written as a finite number, as a token and as a constant",
    arguments: [
      Double.nan, .infinity, -.infinity, -5, 0, 1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  func sizes(_ size: Double) {
    let fonts: [Font] = [
      .systemFont(ofSize: .token(\Sizes.text)), .systemFont(ofSize: .token(\Sizes.text), weight: .bold),
      .systemFont(ofSize: size), Font(name: "Inter", size: size), Font.headline.withSize(size),
    ]
    var text = AttributedString("attributed")
    text.font = .systemFont(ofSize: size)
    let tree = VStack(.theme(configure(Sizes.standard) { $0.text = size })) {
      for font in fonts {
        Label("letters", .font(font), .while(.hovered, .alpha(0.5)))
        Button("letters", .titleLabel.font(font))
        TextField("letters", .font(font))
      }
      Label(.attributedText(text))
    }
    for written in [Preview.html(tree), Preview.svg(tree)] {
      let markup = written.replacing(/Inter|infinity/, with: "")
      #expect(markup.matches(of: /(?i)\b-?(inf|nan)(px|rem|em)?\b/).isEmpty)
    }
  }
}
