import Bindings
import LiveTesting
import Testing

@MainActor
struct ComponentQueryTests {
  private struct Row: Component, Equatable {
    let title: String
    var isDone = false
    @Variable var count = 0

    var body: Children {
      HStack {
        Label(title)
        Button("Count", .tapped --> { count += 1 })
      }
    }
  }

  private struct Empty: Component {
    var body: Children { [] }
  }

  private let tree = LiveTree(
    VStack {
      Row(title: "Milk")
      Label("2 more")
      Row(title: "Bread", isDone: true)
      Row(title: "Tea")
    }
  )

  @Test("Components are found by their type, in the order of the tree")
  func type() throws {
    #expect(tree.find(Row.self).all.map(\.title) == ["Milk", "Bread", "Tea"])
    #expect(tree.find(Row.self).count == 3 && !tree.find(Empty.self).exists)
    #expect(try tree.find(Row.self, .containing(.text("Bread"))).isDone)
    #expect("\(tree.find(Row.self).find(.button))" == "find(Row.self).find(.button)")
  }

  @Test("Components are found by their properties")
  func properties() throws {
    #expect(try tree.find(Row.self) { $0.isDone }.title == "Bread")
    #expect(try tree.find(Row.self) { $0.title < "C" }.title == "Bread")
    #expect(tree.find(Row.self, .having(\Row.isDone, false)).all.map(\.title) == ["Milk", "Tea"])
    #expect(try tree.find(.having(\Label.text, "2 more")).text == "2 more")
    #expect(tree.find(Label.self, .inside(.having(\Row.title, "Tea"))).all.map(\.text) == ["Tea"])
  }

  @Test("A component that is found has the state of its own place in the tree")
  func state() throws {
    let tea = tree.find(Row.self, .having(\Row.title, "Tea"))
    try tea.find(.button).tap()
    try tea.find(.button).tap()
    #expect(try tea.one.count == 2)
    #expect(tree.find(Row.self).all.map(\.count) == [0, 0, 2])
  }

  @Test("The error of a count lists what was found")
  func counts() throws {
    try tree.find(Row.self).check(count: 3)
    try tree.find(.button("Save")).checkAbsent()
    let error = #expect(throws: QueryError.self) { try tree.find(Row.self).check(count: 2) }
    #expect(error?.count == 3 && error?.expected == 2)
    #expect(error?.description.hasPrefix("find(Row.self) found 3 nodes, not 2:\n") == true)
    let present = #expect(throws: QueryError.self) { try tree.find(.text("2 more")).checkAbsent() }
    #expect(present?.description.hasPrefix("find(.text(\"2 more\")) found one node, not none:\n") == true)
  }

  @Test("Asking for absence inside a node that does not exist throws")
  func missingScope() {
    #expect(throws: QueryError.self) { try tree.find(.key("list")).find(.button).checkAbsent() }
  }
}
