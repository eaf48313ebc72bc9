import Foundation
import Testing

@testable import Live
import LiveTesting

@MainActor
struct UpdateTests {
  @Test("A new description changes what differs, and keeps the nodes")
  func update() throws {
    let tree = LiveTree(
      VStack {
        Label("a"); Switch()
      })
    let before = tree.root.children
    let changes = try tree.changes {
      try tree.update(
        to: VStack {
          Label("b"); Switch()
        })
    }
    #expect(changes == [.set("StackView/Label", "text", from: "a", to: "b")])
    #expect(zip(before, tree.root.children).allSatisfy { $0 === $1 })
  }

  @Test("An equal description changes nothing")
  func equal() throws {
    let name = Var("Ada")
    func description() -> StackView {
      VStack {
        Label("a"); Label(.text <-- name)
      }
    }
    let tree = LiveTree(description())
    #expect(try tree.changes { try tree.update(to: description()) }.isEmpty)
  }

  @Test("A root of another type, or with another key, is another tree")
  func otherRoot() throws {
    let tree = LiveTree(View { Label("a") })
    let root = tree.root
    #expect(
      try tree.changes { try tree.update(to: VStack { Label("a") }) }
        == [.remove("View", at: 0), .insert("StackView", at: 0)])
    #expect(!root.isMounted && tree.root !== root)
    try tree.update(to: VStack(.key("other")) { Label("a") })
    #expect(tree.root.key == "other")
  }

  @Test("Several widgets, or none, become the children of a plain view")
  func severalWidgets() throws {
    let tree = LiveTree(
      Group {
        Label("a"); Label("b")
      })
    #expect(
      tree.widget as? View
        == View {
          Label("a"); Label("b")
        })
    try tree.update(to: Group {})
    #expect(tree.widget as? View == View())
  }

  @Test("A user's change of a property is kept, unless the description changes that property")
  func edits() throws {
    let tree = LiveTree(TextField(.text("a"), .placeholder("name")))
    tree.root.input(Mod<TextField>.text("typed"))
    try tree.update(to: TextField(.text("a"), .placeholder("full name")))
    #expect(tree.root[TextField.self] == TextField(.text("typed"), .placeholder("full name")))
    try tree.update(to: TextField(.text("b"), .placeholder("full name")))
    #expect(tree.root[TextField.self]?.text == "b")
  }

  @Test("The focus stays as long as its widget is in the tree")
  func focus() throws {
    let tree = LiveTree(
      View {
        TextField(.key("a")); TextField(.key("b"))
      })
    let field = tree.root.children[0]
    try field.focus()
    try tree.update(
      to: View {
        Label("new"); TextField(.key("b")); TextField(.key("a"), .tag(1))
      })
    #expect(field.isFocused && tree.root.children[2] === field)
    try tree.update(to: View { TextField(.key("b")) })
    #expect(!field.isFocused)
  }

  @Test("A new description keeps the properties that users change, in every widget")
  func editableProperties() throws {
    try check(Switch(), .isOn(true), .tag(1))
    try check(Slider(), .value(0.7), .tag(1))
    try check(Stepper(), .value(3), .tag(1))
    try check(SegmentedControl(["a", "b"]), .selectedSegmentIndex(1), .tag(1))
    try check(PageControl(.numberOfPages(5)), .currentPage(3), .tag(1))
    try check(Button("a"), .isSelected(true), .tag(1))
    try check(TextView(), .text("typed") + .contentOffset(CGPoint(x: 0, y: 10)), .tag(1))
    try check(SearchBar(), .text("typed") + .selectedScopeButtonIndex(1), .tag(1))
    try check(ScrollView(.maximumZoomScale(2)), .contentOffset(CGPoint(x: 0, y: 10)) + .zoomScale(2), .tag(1))
    try check(TabBar(.items([TabBarItem()])), .selectedIndex(0), .tag(1))
    try check(DatePicker(), .date(Date(timeIntervalSince1970: 0)), .tag(1))
    try check(PickerView(.components([["a", "b"]])), .selectRow(1, inComponent: 0), .tag(1))
  }

  @Test("A new description keeps the properties that users change in a custom widget")
  func ownWidget() throws {
    try check(Dial(), Mod { $0.angle = 40 }, .tag(1))
  }

  @Test("Attributed text that nobody edits stays the same under a new description")
  func attributedText() throws {
    let text = AttributedString("a", attributes: AttributeContainer().font(.boldSystemFont(ofSize: 12)))
    let tree = LiveTree(TextField(.attributedText(text)))
    try tree.update(to: TextField(.attributedText(text), .tag(1)))
    #expect(tree.root[TextField.self] == TextField(.attributedText(text), .tag(1)))
  }

  @Test("A binding to the same source stays subscribed, and its property keeps its value")
  func keptBinding() throws {
    let name = Var("Ada")
    var deliveries = 0
    let source = name.map { name in
      deliveries += 1
      return name
    }
    let tree = LiveTree(Label(.text <-- source))
    let changes = try tree.changes { try tree.update(to: Label(.text <-- source, .tag(1))) }
    #expect(changes == [.set("Label", "tag", from: 0, to: 1)])
    #expect(deliveries == 1)
    name.set("Grace")
    #expect(tree.root[Label.self]?.text == "Grace")
  }

  @Test("Text that users type into a field in a bar item or beside a text is kept")
  func editsInParts() throws {
    func trees(_ placeholder: String) -> [any Widget] {
      let field = TextField(.placeholder(placeholder))
      return [Toolbar(.items([BarButtonItem(.customView(field))])), TextField(.leftView(field))]
    }
    for (old, new) in zip(trees("a"), trees("b")) {
      let tree = LiveTree(View(.children([old])))
      try tree.find(TextField.self, .placeholder("a")).type("Ada")
      try tree.update(to: View(.children([new])))
      let field = try tree.find(TextField.self, .placeholder("b")).one
      #expect(field.text == "Ada")
    }
  }

  @Test("A property bound to a new source without a value has the description's value, and not the old source's")
  func otherSourceWithoutValue() throws {
    let name = Var("Ada"), names = Input<String>()
    let tree = LiveTree(Label("–", .text <-- name))
    #expect(tree.root[Label.self]?.text == "Ada")
    try tree.update(to: Label("–", .text <-- names.signal))
    #expect(tree.root[Label.self]?.text == "–")
    names.send("Grace")
    try tree.update(to: Label("–", .tag(1), .text <-- names.signal))
    #expect(tree.root[Label.self]?.text == "Grace")
  }

  @Test("A binding to another source replaces the former one")
  func swappedBinding() throws {
    let (first, second) = (Var("Ada"), Var("Grace"))
    let tree = LiveTree(Label(.text <-- first))
    let changes = try tree.changes { try tree.update(to: Label(.text <-- second)) }
    #expect(changes == [.set("Label", "text", from: "Ada", to: "Grace")])
    #expect(tree.changes { first.set("Eve") }.isEmpty)
    #expect(tree.changes { second.set("Barbara") }.count == 1)
  }

  @Test("A property that is no longer bound has the description's value")
  func removedBinding() throws {
    let name = Var("Ada")
    let tree = LiveTree(Label(.text <-- name))
    try tree.update(to: Label("Eve"))
    name.set("Grace")
    #expect(tree.root[Label.self]?.text == "Eve")
  }

  @Test("Two-way bindings report once, however often the tree is described")
  func keptTwoWayBinding() throws {
    let (name, other) = (Var("Ada"), Var("Eve"))
    var reports: [String] = []
    let lifetime = name.subscribe { reports.append($0) }
    let tree = LiveTree(TextField(.text <--> name))
    try tree.update(to: TextField(.text <--> name, .tag(1)))
    tree.root.input(Mod<TextField>.text("Grace"))
    #expect(reports == ["Ada", "Grace"])
    try tree.update(to: TextField(.text <--> other))
    tree.root.input(Mod<TextField>.text("Barbara"))
    #expect(reports == ["Ada", "Grace"] && other.value == "Barbara")
    lifetime.cancel()
  }

  @Test("Lifetimes end when a new description leaves them out, or with the node")
  func keptLifetimes() throws {
    var log: [String] = []
    let (first, second) = (Lifetime { log.append("first") }, Lifetime { log.append("second") })
    let tree = LiveTree(Label(.lifetimes -- [first]))
    try tree.update(to: Label("a", .lifetimes -- [first]))
    #expect(log.isEmpty)
    try tree.update(to: Label("a", .lifetimes -- [second]))
    #expect(log == ["first"])
    tree.unmount()
    #expect(log == ["first", "second"])
  }

  @Test("Handlers are those of the latest description")
  func handlers() throws {
    var log: [String] = []
    let tree = LiveTree(Button(.tapped --> { log.append("old") }))
    try tree.update(to: Button(.tapped --> { log.append("new") }))
    tree.root.mounted.notify(.control(.touchUpInside))
    #expect(log == ["new"])
  }

  @Test("Finalizations run for each description, and what they return ends with it")
  func adHoc() throws {
    var log: [String] = []
    func field(_ name: String) -> TextField {
      TextField(
        .adHocPrepare -- { $0.placeholder = name },
        .adHocFinalize -- { field in
          log.append("begin \(name) \(field.value.placeholder ?? "")")
          return Lifetime { log.append("end \(name)") }
        })
    }
    let description = field("a")
    let tree = LiveTree(description)
    try tree.update(to: description)
    try tree.update(to: field("b"))
    tree.unmount()
    #expect(log == ["begin a a", "end a", "begin b b", "end b"])
  }

  @Test("A part keeps its node and its bindings")
  func parts() throws {
    let title = Var("Save")
    func toolbar(_ tag: Int) -> Toolbar {
      Toolbar(.items([BarButtonItem(.title <-- title), BarButtonItem(.title("Edit"), .tag(tag))]))
    }
    let tree = LiveTree(toolbar(1))
    let parts = tree.root.parts
    let changes = try tree.changes { try tree.update(to: toolbar(2)) }
    #expect(changes == [.set("Toolbar/BarButtonItem[1]", "tag", from: 1, to: 2)])
    #expect(zip(parts, tree.root.parts).allSatisfy { $0 === $1 })
  }

  @Test("Children set by a binding stay, whatever else the description changes")
  func boundChildren() throws {
    let rows = Var(Children("abc"))
    let tree = LiveTree(View(.children <-- rows))
    let nodes = tree.root.children
    let changes = try tree.changes { try tree.update(to: View(.children <-- rows, .tag(1))) }
    #expect(changes == [.set("View", "tag", from: 0, to: 1)])
    #expect(zip(tree.root.children, nodes).allSatisfy { $0 === $1 })
  }

  private func check<Value: Widget>(_ widget: Value, _ edit: Mod<Value>, _ other: Mod<Value>) throws {
    let tree = LiveTree(widget)
    tree.root.input(edit)
    let edited = tree.root[Value.self]
    #expect(edited != widget)
    try tree.update(to: widget.with(other))
    #expect(tree.root[Value.self] == edited?.with(other))
  }
}

private struct Dial: Widget {
  var angle = 0.0
  var attributes = ViewAttributes.fresh

  static let userEditable = [EditableProperty(\Dial.angle)]
}
