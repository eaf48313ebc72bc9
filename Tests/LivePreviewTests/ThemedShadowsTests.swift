import LiveTesting
import Testing
import Tokens

@testable import LivePreview

@MainActor
@Suite("Shadows and borders that are tokens, in a live page")
struct ThemedShadowsTests {
  private struct Brand: Theme {
    var accent = Color(hex: 0x112233)
    var raised = [ShadowLayer(color: .token(\Brand.accent), y: 1, blur: 2)]
    var card = BorderLine(color: .token(\Brand.accent), width: 1)

    static let standard = Brand()
  }

  @Test("A new theme is one patch, whatever the number of elements", arguments: [1, 200])
  func onePatch(rows: Int) throws {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        (0..<rows).map { Label("\($0)", .layer.shadows(.token(\Brand.raised)), .layer.border(.token(\Brand.card))) }
      })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    brand.set(Brand(raised: [], card: BorderLine(color: .red, width: 3)))
    #expect(renderer.round.stale.isEmpty, "No row is written again")
    let patches = renderer.patches()
    #expect(
      patches == [
        .set(
          at: [1],
          to: [
            "class": "StackView vertical",
            "style": "--Brand-raised:0 0 #0000;--Brand-card-color:#FF0000;--Brand-card-width:3",
          ])
      ])
    try browser.apply(patches)
    let fresh = HTMLRenderer()
    let other = tree.render(with: fresh)
    #expect(Browser.difference(browser.look, Browser(fresh.html()).look) == nil)
    withExtendedLifetime([lifetime, other]) {}
  }

  @Test("A page declares the shadows of a theme with the colors of its other tokens")
  func declared() {
    let html = Preview.html(
      VStack(.theme(Brand(accent: .red))) { View(.layer.shadows(.token(\Brand.raised) + [.ring(.blue)])) })
    #expect(html.contains("--Brand-raised:0px 1px 2px 0px #FF0000"))
    #expect(html.contains("box-shadow:var(--Brand-raised,0px 1px 2px 0px #112233),0px 0px 0px 2px #0000FF"))
  }
}
