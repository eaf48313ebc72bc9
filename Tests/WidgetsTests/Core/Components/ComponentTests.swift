import Mod
import Testing
import Widgets

private enum Theme: String, Sendable { case light, dark }

private enum ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.light
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private enum SlotsKey: EnvironmentKey {
  static let defaultValue: [Int: String] = [:]
}

extension EnvironmentValues {
  fileprivate subscript(slot slot: Int) -> String? {
    get { self[SlotsKey.self][slot] }
    set { self[SlotsKey.self][slot] = newValue }
  }
}

private struct Holder: Component {
  let content: any Sendable

  var body: Children { [] }
}

private final class Content: Sendable {}

private struct NameValue: Component, Equatable {
  let name: String
  let value: String

  var body: Children {
    HStack {
      Label(name)
      Label(value)
    }
  }
}

private struct Themed: Component {
  @Environment(\.theme) var theme

  var body: Children { Label(theme.rawValue) }
}

private struct Card: Component {
  let rows: [String]

  var body: Children {
    VStack {
      for row in rows { NameValue(name: row, value: "1") }
      if rows.isEmpty { Label("none") }
    }
  }
}

@MainActor
struct ComponentTests {
  @Test("A component can be listed in a block like a widget, and contains its body")
  func body() {
    let tree = VStack { NameValue(name: "Views", value: "1000") }
    #expect(tree.children == [Composed(NameValue(name: "Views", value: "1000"))])
    #expect(
      tree.expanded().treeDescription == """
        StackView(axis: .vertical)
          NameValue(name: "Views", value: "1000")
            StackView()
              Label(text: "Views")
              Label(text: "1000")
        """)
  }

  @Test("Components can contain components")
  func composition() {
    #expect(
      Composed(Card(rows: ["a"])).expanded().treeDescription == """
        Card()
          StackView(axis: .vertical)
            NameValue(name: "a", value: "1")
              StackView()
                Label(text: "a")
                Label(text: "1")
        """)
  }

  @Test("A body that has been read is not read again")
  func readOnce() {
    var shown = Composed(NameValue(name: "Views", value: "1000"))
    shown.children = [Label("as it is now")]
    #expect(VStack { shown }.expanded().children == [shown])
    #expect(shown.expanded().children == [Label("as it is now")])
  }

  @Test("Mods of a component are applied to the widget around its body")
  func mods() {
    let widget = NameValue(name: "Views", value: "1").with(.key("views"), .isHidden(true))
    #expect(widget.key == "views")
    #expect(widget.isHidden)
    #expect("\(widget)" == #"NameValue(name: "Views", value: "1", key: "views", isHidden: true)"#)
    #expect("\(Composed())" == "Composed()")
  }

  @Test("Components are equal if they are `Equatable` and have equal properties")
  func equality() {
    #expect(NameValue(name: "a", value: "b").with(.tag(1)) == NameValue(name: "a", value: "b").with(.tag(1)))
    #expect(Composed(NameValue(name: "a", value: "b")) != Composed(NameValue(name: "a", value: "c")))
    #expect(Composed(NameValue(name: "a", value: "b")) != Composed(Card(rows: [])))
    #expect(Composed(Card(rows: [])) != Composed(Card(rows: [])))
    #expect(Composed() == Composed())
  }

  @Test("A component reads environment values of the containers around it, the nearest first")
  func environment() {
    let tree = VStack(.environment(\.theme, .dark)) {
      Themed()
      View(.environment(\.theme, .light)) { Themed() }
    }
    #expect(tree.expanded().treeDescription.matches(of: /text: "(\w+)"/).map { $0.1 } == ["dark", "light"])
  }

  @Test("A component reads the default of a value that no container sets")
  func defaultEnvironment() {
    #expect(Composed(Themed()).expanded().children == [Label("light")])
  }

  @Test("Values of the environment are compared with the widget, and a later one replaces an earlier one")
  func handover() {
    #expect(View(.environment(\.theme, .dark)) == View(.environment(\.theme, .light), .environment(\.theme, .dark)))
    #expect(View(.environment(\.theme, .dark)) != View(.environment(\.theme, .light)))
  }

  @Test("Environment values of a subscript with different arguments are independent")
  func subscripts() {
    let view = View(.environment(\.[slot: 1], "a"), .environment(\.[slot: 2], "b"), .environment(\.[slot: 1], "c"))
    let inside = view.behaviors.environment(in: EnvironmentValues())
    #expect(inside[slot: 1] == "c" && inside[slot: 2] == "b" && view.behaviors.elements.count == 2)
  }

  @Test("An unmounted component retains nothing of the one before it")
  func forgets() {
    weak var content: Content?
    #expect(Composed(Holder(content: "text")).withoutComponent != Composed())
    let forgotten: Composed
    do {
      let held = Content()
      content = held
      forgotten = Composed(Holder(content: held)).withoutComponent
    }
    #expect(content == nil && forgotten.kindName == "Holder")
  }
}
