import LiveTesting
import Testing

@MainActor
@Suite("Masks in a live tree")
struct WidgetMaskTests {
  private struct Named: Component {
    let name: Var<String>

    var body: Children { Label(name.value) }
  }

  @Test("Bindings in the mask of a widget are followed until the widget is gone")
  func widgets() {
    let color = Var(Color.black), text = Var("a")
    let tree = LiveTree(
      VStack {
        View(.mask(View(.backgroundColor <-- color)))
        View(.mask(VStack { Label(.text <-- text) }))
      })
    func masks() -> [any Widget] { tree.root.children.compactMap { $0[View.self]?.mask } }
    color.set(.red)
    text.set("b")
    #expect((masks().first as? View)?.backgroundColor == .red)
    #expect((masks().last?.widgetsInside?.first as? Label)?.text == "b")
    tree.unmount()
    color.set(.blue)
    #expect((masks().first as? View)?.backgroundColor == .red)
  }

  @Test("Bindings in the mask of a layer are followed, also in a layer inside, and in a mask inside a mask")
  func layers() {
    let opacity = Var(1.0)
    let inner = Layer(.opacity <-- opacity)
    let tree = LiveTree(
      VStack {
        View(.layer.mask(inner))
        View(.layer.sublayers([Layer(.mask(inner))]))
        View(.layer.mask(GradientLayer(.mask(Layer(.sublayers([inner]))))))
      })
    opacity.set(0.5)
    let layers = tree.root.children.compactMap { $0[View.self]?.layer }
    #expect(layers.first?.mask?.layer.opacity == 0.5)
    #expect(layers[1].sublayers.first?.layer.mask?.layer.opacity == 0.5)
    #expect(layers.last?.mask?.layer.mask?.layer.sublayers.first?.layer.opacity == 0.5)
  }

  @Test("The body of a component in a mask is read, and read again")
  func components() {
    let name = Var("a")
    let tree = LiveTree(VStack { View(.mask(Composed(Named(name: name)))) })
    func text() -> String? {
      ((tree.root.children[0][View.self]?.mask as? Composed)?.widgetsInside?.first as? Label)?.text
    }
    #expect(text() == "a")
    name.set("b")
    #expect(text() == "b")
  }

  @Test("A mask that changes is matched with the one before, and another one takes its place")
  func descriptions() {
    let name = Var("a")
    let tree = LiveTree(0) { state in
      View(.mask(state < 2 ? Label(.text <-- name, .tag(state)) : View(.tag(state))))
    }
    let mask = tree.root.parts.first?.parts.first
    tree.state = 1
    #expect(mask != nil && tree.root.parts.first?.parts.first === mask)
    name.set("b")
    #expect((tree.root[View.self]?.mask as? Label)?.text == "b")
    tree.state = 2
    #expect(mask?.isMounted == false && (tree.root[View.self]?.mask as? View)?.tag == 2)
  }

  @Test("Changes of a mask are reported, and a mask that does nothing by itself needs no node")
  func changes() {
    let name = Var("a")
    let tree = LiveTree(View(.mask(Label(.text <-- name))))
    #expect(tree.changes { name.set("b") }.count == 1)
    let still = LiveTree(View(.mask(VStack { Label("a") }), .layer.mask(Layer(.opacity(0.5)))))
    #expect(still.root.parts.isEmpty)
  }

  @Test("Nobody finds, focuses or uses what is in a mask")
  func isHidden() throws {
    let name = Var("Ada")
    let tree = LiveTree(
      VStack {
        View(.mask(VStack { Button(.title <-- name, .tapped --> { name.set("used") }) }))
        Button("Other")
      })
    #expect(tree.find(.button).count == 1)
    try tree.press(.tab)
    try tree.press(.tab)
    #expect(tree.root.children[1].isFocused)
    let mask = try #require(tree.root.children[0].parts.first?.parts.first)
    #expect(throws: ActionError.self) { try mask.children[0].tap() }
    #expect(name.value == "Ada")
  }
}
