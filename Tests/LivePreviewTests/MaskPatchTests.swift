import LivePreview
import Testing

@MainActor
struct MaskPatchTests {
  @Test("A page follows the bindings in the masks of widgets and layers")
  func masks() throws {
    let color = Var(Color.black), opacity = Var(1.0), text = Var("a"), isShown = Var(true)
    let tree = LiveTree(
      VStack {
        View(.backgroundColor(.systemBlue), .mask(View(.backgroundColor <-- color)))
        View(.backgroundColor(.systemRed), .layer.mask(Layer(.opacity <-- opacity, .backgroundColor(.black))))
        Label("Text", .mask(VStack { Label(.text <-- text) }))
        View(.mask <-- isShown.map { $0 ? Label(.text <-- text) as (any Widget)? : nil }) { Label("Inside") }
      })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    func expectFresh(_ location: SourceLocation = #_sourceLocation) throws {
      try browser.apply(renderer.patches())
      let difference = Browser.difference(browser.look, Browser(Preview.html(tree.widget, as: .fragment)).look)
      #expect(difference == nil, sourceLocation: location)
    }
    let before = browser.look
    try expectFresh()
    color.set(Color.black.withAlphaComponent(0.5))
    opacity.set(0.25)
    try expectFresh()
    text.set("b")
    try expectFresh()
    isShown.set(false)
    try expectFresh()
    isShown.set(true)
    try expectFresh()
    #expect(browser.look != before)
    withExtendedLifetime(lifetime) {}
  }
}
