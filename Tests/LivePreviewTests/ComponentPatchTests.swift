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

  @Test("A component of plain values that cannot be compared is shown in rows, with what its containers contain")
  func plain() throws {
    let cell = LiveTree(TableViewCell { Row(text: "one") })
    let table = LiveTree(TableView { Section("rows") { Row(text: "one") } })
    for (root, update) in [
      (cell.root, { try cell.update(to: TableViewCell { Row(text: "two") }) }),
      (table.root, { try table.update(to: TableView { Section("rows") { Row(text: "two") } }) }),
    ] {
      let renderer = HTMLRenderer()
      let lifetime = root === cell.root ? cell.render(with: renderer) : table.render(with: renderer)
      let browser = Browser(renderer.html())
      #expect(browser.look.contains("one"))
      try update()
      try browser.apply(renderer.patches())
      #expect(browser.look.contains("two") && !browser.look.contains("one"))
      withExtendedLifetime(lifetime) {}
    }
  }
}

/// A row that differs from itself, although it has nothing but a text.
private struct Row: Component {
  let text: String

  var body: Children { VStack { Label(text) } }
}
