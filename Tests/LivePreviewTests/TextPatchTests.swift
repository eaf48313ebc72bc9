import Foundation
import LivePreview
import LiveTesting
import Testing

@MainActor
@Suite("Text that is patched")
struct TextPatchTests {
  @Test("A text that gains, loses or changes parts with a style shows all of them")
  func parts() throws {
    var part = AttributedString("Lovelace")
    part.foregroundColor = .red
    let texts = ["Ada", AttributedString("Ada ") + part, "Eve", part + AttributedString(" Ada"), part, "Ada", ""]
    let text = Var<AttributedString?>(texts[0])
    let tree = LiveTree(VStack { Label(.attributedText <-- text) })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    for next in texts + texts.reversed() {
      text.set(next)
      try browser.apply(renderer.patches())
      #expect(Browser.difference(browser.look, Browser(Preview.html(tree.widget, as: .fragment)).look) == nil)
    }
    withExtendedLifetime(lifetime) {}
  }
}
