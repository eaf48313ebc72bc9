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

  @Test("Typing the first letter or deleting the last one updates the clear button of a field in place")
  func clearButton() throws {
    let tree = LiveTree(VStack { TextField("Name", .clearButtonMode(.always)) })
    let session = LiveSession(tree)
    let visitor = Visitor(session)
    let field = try tree.find(.textField).node()
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    _ = renderer.html()
    func onlySets() -> Bool {
      let patches = renderer.patches()
      return !patches.isEmpty && patches.allSatisfy { if case .set = $0 { true } else { false } }
    }
    try field.type("x")
    #expect(onlySets())
    try field.type("y")
    #expect(onlySets())
    try visitor.update()
    try visitor.act("part", on: field.id, "")
    #expect(try tree.find(TextField.self).text == "")
    #expect(onlySets())
    #expect(visitor.difference(from: tree) == nil)
    withExtendedLifetime(lifetime) {}
  }
}
