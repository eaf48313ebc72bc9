import Testing
import Widgets

private struct Title: Component, Equatable {
  var body: Children { Label("Title") }
}

@Suite("Styling a subtree")
@MainActor
struct StylingTests {
  @Test("changes all widgets of the type, however deep, and no others")
  func type() {
    let tree = VStack {
      Label("a")
      Button("b")
      View { Label("c") }
    }
    let expected = VStack {
      Label("a", .numberOfLines(0))
      Button("b")
      View { Label("c", .numberOfLines(0)) }
    }
    #expect(tree.with(.styling(Label.self, .numberOfLines(0))) == expected)
  }

  @Test("comes after what the widgets say themselves, and the outer after the inner")
  func order() {
    let tree = VStack(.styling(Label.self, .tag(3))) {
      View(.styling(Label.self, .tag(2), .alpha(0.5))) { Label("a", .tag(1)) }
    }
    let label = (tree.children[0] as? View)?.children[0]
    #expect(label?.tag == 3)
    #expect(label?.alpha == 0.5)
  }

  @Test("reaches what components list, and leaves the container itself alone")
  func components() {
    let tree = View(.styling(Label.self, .tag(1)), .styling(View.self, .tag(2))) { Title() }
    #expect(tree.tag == 0)
    let title = tree.expanded().children[0] as? Composed
    #expect(title?.children == [Label("Title", .tag(1))])
  }
}
