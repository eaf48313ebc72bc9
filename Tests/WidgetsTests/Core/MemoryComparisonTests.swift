import Testing
import Widgets

@MainActor
struct MemoryComparisonTests {
  @Test("Widgets that are described again are known to be equal")
  func described() {
    func known<Described: Widget>(_ describe: () -> Described) -> Bool { describe().isKnownEqual(to: describe()) }
    #expect(known { Label("Ada", .textColor(.systemRed), .numberOfLines(0)) })
    #expect(known { Label("Ada", .key(1), .alpha(0.5)) })
    #expect(known { Button("Save", .isSelected(true), .titleColor(.systemBlue)) })
    #expect(
      known {
        View {
          Label("Ada"); Button("Save")
        }
      })
    #expect(
      known {
        HStack(spacing: 4) {
          Label("Ada", .tag(1)); HStack { Button("Save") }
        }
      })
    let long = String(repeating: "Ada ", count: 20)
    #expect(known { Label(long) })
    #expect(known { Label("Ada", .shadowColor(.black), .padding(8), .layer.cornerRadius(4), .tag(1)) })
    #expect(known { Button("Ada", .contentEdgeInsets(8), .titleLabel.font(.body)) })
  }

  @Test("Texts in other places in memory, and other widgets, are not known to be equal")
  func unknown() {
    func long() -> String { Array(repeating: "Ada", count: 20).joined() }
    #expect(!Label(long()).isKnownEqual(to: Label(long())))
    #expect(!Label("Ada").isKnownEqual(to: Label("Grace")))
    #expect(!Label("Ada", .key(1)).isKnownEqual(to: Label("Ada", .key(2))))
    #expect(!View().isKnownEqual(to: StackView()))
    #expect(!HStack { Label("Ada") }.isKnownEqual(to: HStack { Label("Eve") }))
    #expect(!HStack { Label("Ada") }.isKnownEqual(to: HStack {}))
  }

  @Test("The children of known containers can be left out")
  func besideChildren() {
    let stack = HStack(spacing: 4, .key(1)) { Label("Ada") }
    #expect(stack.isKnownEqualBesideChildren(to: HStack(spacing: 4, .key(1)) {}))
    #expect(!stack.isKnownEqualBesideChildren(to: HStack(spacing: 5, .key(1)) {}))
    #expect(!stack.isKnownEqualBesideChildren(to: HStack(spacing: 4, .key(2)) {}))
    #expect(!Label("Ada").isKnownEqualBesideChildren(to: Label("Ada")))
    #expect(!TwoLists(.tag(1)).isKnownEqualBesideChildren(to: TwoLists(.tag(1))))
  }

  @Test("Components are asked, however equal their bytes are")
  func components() {
    #expect(!Composed(Changing()).isKnownEqual(to: Composed(Changing())))
    let (first, second) = (View { Changing() }, View { Changing() })
    #expect(!first.isKnownEqual(to: second))
  }

  @Test("Objects and enumerations are left to ==")
  func others() {
    #expect(!Choice.on.isKnownEqual(to: Choice.on))
    #expect(!Choice.on.isKnownEqual(to: Choice.off))
  }
}

/// A component whose body may be another at any time.
private struct Changing: Component {
  var body: Children { [] }
}

/// A container with other widgets beside its children.
private struct TwoLists: Container {
  var children: Children = []
  var headers: Children = []
  var attributes = ViewAttributes.fresh
}

/// A widget that is no struct.
private enum Choice: Widget {
  case on, off

  init() { self = .off }

  var attributes: Boxed<ViewAttributes> {
    get { ViewAttributes.fresh }
    set {}
  }
}
