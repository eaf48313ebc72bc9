import LivePreview
import TestSupport
import Testing

@MainActor
struct LiveSheetTests {
  @Test("The style sheet of a live page has the rules of all kinds of widgets that appear later")
  func rules() {
    let renderer = HTMLRenderer()
    let lifetime = LiveTree(Label("Ada")).render(with: renderer)
    let known = kindRules(of: renderer.html())
    var missing: Set<Substring> = []
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let tree = LiveTree(RandomWidgets.root((0..<4).map { Var("source \($0)") }, &random))
      missing.formUnion(kindRules(of: Preview.html(tree.widget, as: .fragment)).subtracting(known))
    }
    #expect(missing == [])
    withExtendedLifetime(lifetime) {}
  }

  @Test("No rule makes browsers style a whole page again when any element comes or goes")
  func insertions() {
    let renderer = HTMLRenderer()
    let lifetime = LiveTree(Label("Ada")).render(with: renderer)
    let html = renderer.html()
    #expect(html.contains(".Space:nth-last-child(1 of "))
    #expect(html.matches(of: /:has\([^()]*(:not|\*)[^}]*/).map { String($0.0) } == [])
    withExtendedLifetime(lifetime) {}
  }

  /// Returns the rules in the style sheet of a page, apart from those of single styles.
  private func kindRules(of html: String) -> Set<Substring> {
    let sheet = html.split(separator: "</style>", maxSplits: 1)[0]
    let rules = sheet.split(separator: "\n").filter { $0.hasPrefix(".") || $0.hasPrefix(":where") }
    return Set(rules.filter { $0.firstMatch(of: /^\.s\d/) == nil })
  }
}
