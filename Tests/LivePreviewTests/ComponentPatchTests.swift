import LivePreview
import Testing

/// A screen that differs from itself, because it holds something that cannot be compared.
private struct Opaque: Component {
  let text: Var<String>
  let note: () -> Void

  var body: Children { ViewController("Opaque") { Label(.text <-- text) } }
}

@MainActor
struct ComponentPatchTests {
  @Test("A component that cannot be compared has an element of its own in a container of screens")
  func opaque() throws {
    let text = Var("one")
    let tree = LiveTree(NavigationController { Opaque(text: text, note: {}) })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    #expect(browser.look.contains("one"))
    text.set("two")
    try browser.apply(renderer.patches())
    #expect(browser.look == Browser(Preview.html(tree.widget, as: .fragment)).look)
    withExtendedLifetime(lifetime) {}
  }
}
