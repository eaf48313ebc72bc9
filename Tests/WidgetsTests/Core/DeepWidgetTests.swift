import Mod
import Testing
import Widgets

private func deep(_ levels: Int, _ innermost: some Widget = Label("innermost")) -> any Widget {
  var widget: any Widget = innermost
  for level in 0..<levels {
    if level.isMultiple(of: 2) {
      var stack = StackView()
      stack.arrangedSubviews = [widget]
      widget = stack
    } else {
      var cell = TableViewCell()
      cell.accessoryView = widget
      widget = cell
    }
  }
  return widget
}

/// A component that lists itself.
private struct Endless: Component {
  var body: Children { View { Endless() } }
}

private struct Innermost: Component {
  var body: Children { Label("read") }
}

@MainActor
@Suite("Deep widgets")
struct DeepWidgetTests {
  @Test("Deep widgets are built, copied, compared, changed, printed and released at 10,000 levels")
  func operations() {
    let first: Children = [deep(10_000)]
    #expect(first == [deep(10_000)])
    #expect(first != [deep(10_000, Label("other"))])
    #expect(first != [deep(10_001)])
    var copy = first
    copy[0].tag = 1
    #expect(copy != first)
  }

  @Test("Deep widgets are printed, on one line and as a tree")
  func printing() {
    var widget: any Widget = Label("innermost")
    for _ in 0..<200 { widget = View(.subviews([widget])) }
    #expect("\(widget)".hasPrefix("View(subviews: [View(subviews: [View"))
    for _ in 200..<10_000 { widget = View(.subviews([widget])) }
    #expect(widget.treeDescription.hasSuffix("Label(text: \"innermost\")"))
    #expect(!Children([widget]).fit(10_000))
    #expect(Children([widget]).fit(10_001))
    #expect(Children([widget]).depth == 10_001)
  }

  @Test("Changes inside deep widgets are listed down to a documented depth, and as a whole below")
  func changes() {
    let shallow = Change.between(View(.subviews([deep(20)])), View(.subviews([deep(20, Label("other"))])))
    #expect(shallow.map(\.description).first?.hasSuffix(#"text: "innermost" → "other""#) == true)
    let changes = Change.between(View(.subviews([deep(600)])), View(.subviews([deep(600, Label("other"))])))
    #expect(changes.count == 1)
    #expect((2_000..<6_000).contains(changes[0].path.count))
  }

  @Test("Bodies and stylings are applied at 10,000 levels")
  func expansion() throws {
    for inner in [deep(10_000, Composed(Innermost())), deep(9_999, Composed(Innermost()))] {
      let tree = View(.styling(Label.self, .tag(7)), .subviews([inner])).expanded()
      var widget: any Widget = tree
      while let next = (widget as? TableViewCell)?.accessoryView ?? widget.widgetsInside?.first { widget = next }
      #expect(widget as? Label == Label("read", .tag(7)))
    }
  }

  @Test("A component that contains itself is expanded to the limit of levels of a live tree")
  func endless() {
    let tree = Composed(Endless()).expanded()
    #expect(Children([tree]).depth == 2 * DepthError.limit + 1)
  }

  @Test("Nested layers are compared and expanded at 10,000 levels")
  func layers() {
    let (first, second, other) = (deepLayer(Layer()), deepLayer(Layer()), deepLayer(Layer(.cornerRadius(4))))
    #expect(first == second)
    #expect(first != other)
    #expect("\(deepLayer(Layer(), 300))".contains("Layer"))
    var (view, expected) = (View(), View())
    (view.layer, expected.layer) = (first, second)
    #expect(view.expanded() == expected)
  }

  private func deepLayer(_ innermost: Layer, _ levels: Int = 10_000) -> Layer {
    (0..<levels).reduce(innermost) { inner, _ in
      var layer = Layer()
      layer.sublayers = [inner]
      return layer
    }
  }
}
