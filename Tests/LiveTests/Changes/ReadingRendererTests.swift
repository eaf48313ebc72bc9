import Live
import Testing

private struct Brand: Theme, Equatable {
  static let standard = Brand()
  var tint = Color.systemRed
}

/// A row whose label changes with each second number, and whose button has another handler each time.
private struct Row: Component {
  let number: Var<Int>

  var body: Children {
    let number = number.value
    Label("\(number / 2)", .textColor(.token(\Brand.tint)))
    Button("Save", .while(.highlighted, .alpha(0.5)), .isSelected(number > 3), .tapped --> { _ = number })
  }
}

@Suite("Renderers that read the values of nodes")
@MainActor struct ReadingRendererTests {
  /// A renderer that lists the changes that it is told of.
  private class Listing: Renderer {
    var changes: [String] = []

    func insert(_ node: Node, at index: Int) {}
    func move(_ node: Node, from old: Int, to new: Int) {}
    func remove(_ node: Node, at index: Int) {}

    func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
      changes.append("look of \(type(of: new))\((new as? Label)?.textColor == .systemRed ? " in red" : "")")
    }
  }

  private final class Reader: Listing, ReadingRenderer {
    func update(_ node: Node, fromPlain old: any Bindable, to new: any Bindable) {
      changes.append("\(type(of: new))\((new as? Label)?.textColor == .systemRed ? " in red" : "")")
    }
  }

  @Test("Renderers that read values are told which widgets have changed, without appearances")
  func values() {
    let number = Var(0)
    let tree = LiveTree(VStack { Row(number: number) })
    let reader = Reader()
    let lifetime = tree.render(with: reader)
    number.set(1)
    _ = tree.root.children
    #expect(reader.changes == [])
    number.set(2)
    _ = tree.root.children
    #expect(reader.changes == ["Label"])
    number.set(4)
    _ = tree.root.children
    #expect(reader.changes == ["Label", "Label", "Button"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Renderers that read values get appearances, too, if another renderer needs them")
  func looks() {
    let number = Var(0)
    let tree = LiveTree(VStack { Row(number: number) })
    let (reader, other) = (Reader(), Listing())
    let lifetimes = [tree.render(with: reader), tree.render(with: other)]
    number.set(2)
    _ = tree.root.children
    #expect(reader.changes == ["look of Label in red"] && other.changes == reader.changes)
    withExtendedLifetime(lifetimes) {}
  }
}
