import LiveTesting
import Testing

/// A component that counts its taps.
private struct Counter: Component, Equatable {
  var title = "count"
  @Variable var count = 0

  var body: Children {
    Button("+", .tapped --> { count += 1 })
    Label(.text <-- $count.map { "\(title) \($0)" })
  }
}

/// A component without a way to compare it, of more than one state.
private struct Panel: Component {
  let title: String
  @Variable var isOpen = true
  @Variable var note = ""

  var body: Children {
    Switch(.isOn <--> $isOpen)
    TextField(.text <--> $note)
    if isOpen { Counter(title: title) }
  }
}

/// A component that hands its state to one inside.
private struct Outer: Component {
  @Variable var count = 0

  var body: Children { Inner(count: $count) }

  struct Inner: Component {
    let count: Var<Int>

    var body: Children {
      Button("+", .tapped --> { count.value += 1 })
      Label(.text <-- count.map { "outer \($0)" })
    }
  }
}

private struct Listed: Component, Identifiable, Equatable {
  let id: Int
  var title = "row"
  @Variable var count = 0

  var body: Children {
    Button("+", .key("tap"), .tapped --> { count += 1 })
    Label(.text <-- $count.map { "\(title) \(id): \($0)" })
  }
}

@MainActor
@Suite("State of a component")
struct ComponentStateTests {
  @Test("State lives through every update of the tree")
  func updates() throws {
    let title = Var("a")
    let liveTree = LiveTree(title) { title in
      VStack {
        Label(title)
        Counter()
      }
    }
    try liveTree.find(.button("+")).tap()
    for letter in ["b", "c"] {
      title.set(letter)
      #expect(texts(liveTree) == [letter, "count 1"])
    }
    try liveTree.find(.button("+")).tap()
    #expect(texts(liveTree) == ["c", "count 2"])
  }

  @Test("A component with changed properties keeps its state and uses the new properties")
  func otherProperties() throws {
    let liveTree = LiveTree(Counter(title: "a"))
    try liveTree.find(.button("+")).tap()
    try liveTree.update(to: Counter(title: "b"))
    #expect(texts(liveTree) == ["b 1"])
    try liveTree.find(.button("+")).tap()
    #expect(texts(liveTree) == ["b 2"])
  }

  @Test("Two components of one type have separate states, even if they are copies of one value")
  func ownStates() throws {
    let counter = Counter()
    let liveTree = LiveTree(
      VStack {
        counter
        counter
      })
    try liveTree.find(.button("+")).all[1].tap()
    #expect(texts(liveTree) == ["count 0", "count 1"])
    let other = LiveTree(VStack { counter })
    #expect(texts(other) == ["count 0"] && counter.count == 0)
  }

  @Test("State moves with the key of its component")
  func moves() throws {
    func tree(_ ids: [Int]) -> VStackOfRows { VStackOfRows(ids: ids) }
    let liveTree = LiveTree(tree([1, 2, 3, 4]))
    try liveTree.find(.button("+")).all[2].tap()
    try liveTree.update(to: tree([3, 1, 5, 4]))
    #expect(texts(liveTree) == ["row 3: 1", "row 1: 0", "row 5: 0", "row 4: 0"])
    try liveTree.find(.button("+")).all[0].tap()
    try liveTree.update(to: tree([4, 3]))
    #expect(texts(liveTree) == ["row 4: 0", "row 3: 2"])
  }

  @Test("Components in a `ForEach` without a block keep their states by their ids")
  func listed() throws {
    let liveTree = LiveTree(VStack { ForEach([1, 2, 3].map { Listed(id: $0) }) })
    try liveTree.find(.button("+")).all[1].tap()
    try liveTree.update(to: VStack { ForEach([4, 2, 1].map { Listed(id: $0, title: "other") }) })
    #expect(texts(liveTree) == ["other 4: 0", "other 2: 1", "other 1: 0"])
  }

  @Test("State ends when its node is removed")
  func end() throws {
    let liveTree = LiveTree(VStack { Counter() })
    try liveTree.find(.button("+")).tap()
    try liveTree.update(to: VStack {})
    try liveTree.update(to: VStack { Counter() })
    #expect(texts(liveTree) == ["count 0"])
    try liveTree.find(.button("+")).tap()
    try liveTree.update(to: VStack { Counter().with(.key("other")) })
    #expect(texts(liveTree) == ["count 0"])
  }

  @Test("State is released with its node")
  func noLeak() throws {
    weak var held: Object?
    do {
      let liveTree = LiveTree(VStack { Holding() })
      try liveTree.find(.button("make")).tap()
      held = Holding.last
      #expect(held != nil)
      Holding.last = nil
      #expect(held != nil)
    }
    #expect(held == nil)
  }

  @Test("A component without a live tree has its initial values each time it is read")
  func initialValues() throws {
    let tree = VStack { Counter() }
    let liveTree = LiveTree(tree)
    try liveTree.find(.button("+")).tap()
    #expect(texts(liveTree) == ["count 1"])
    #expect(tree.resolved() == VStack { Counter() }.resolved())
    #expect(texts(LiveTree(tree)) == ["count 0"])
    let composed = Composed(Counter())
    for _ in 0..<2 {
      let mounted = LiveTree(View(.children(composed.body())))
      try mounted.find(.button("+")).tap()
      #expect(texts(mounted) == ["count 1"])
    }
    let expanded = tree.expanded()
    #expect(texts(LiveTree(expanded)) == ["count 0"])
  }

  @Test("State of nested components lasts as long as all of them are in the tree")
  func nested() throws {
    let liveTree = LiveTree("a") { Panel(title: $0) }
    try liveTree.find(.button("+")).tap()
    try liveTree.find(.textField).type("note")
    liveTree.state = "b"
    #expect(texts(liveTree) == ["b 1"])
    #expect(liveTree.find(TextField.self).all.map(\.text) == ["note"])
  }

  @Test("A component can change state that the component around it passes to it")
  func handedDown() throws {
    let liveTree = LiveTree(0) { tag in VStack(.tag(tag)) { Outer() } }
    try liveTree.find(.button("+")).tap()
    liveTree.state = 1
    try liveTree.find(.button("+")).tap()
    #expect(texts(liveTree) == ["outer 2"])
  }

  @Test("Components that differ in state alone are not read again")
  func equality() throws {
    let liveTree = LiveTree(0) { tag in VStack(.tag(tag)) { Counter() } }
    try liveTree.find(.button("+")).tap()
    let count = liveTree.renderCount
    liveTree.state = 1
    #expect(liveTree.renderCount == count + 1)
    #expect(Counter() == Counter(count: 3) && Counter(title: "a") != Counter(title: "b"))
  }

  @Test("State in rows, screens, parts and presented screens lives as long as they do", arguments: Place.allCases)
  func places(place: Place) throws {
    let liveTree = LiveTree("a") { title in place.tree(title) }
    try liveTree.find(.button("+")).tap()
    #expect(texts(liveTree).contains("a 1"))
    liveTree.state = "b"
    #expect(texts(liveTree).contains("b 1"))
    try liveTree.find(.button("+")).tap()
    #expect(texts(liveTree).contains("b 2"))
  }

  @Test("A component of another type in the same part starts its own state")
  func otherTypeInPart() throws {
    let liveTree = LiveTree(TextField(.leftView(Counter().with(.tag(0)))))
    try liveTree.find(.button("+")).tap()
    try liveTree.update(to: TextField(.leftView(Outer().with(.tag(0)))))
    #expect(texts(liveTree) == ["outer 0"])
  }

  @Test("A cell that is used for another row starts the states in it again")
  func sharedCells() throws {
    let rows = Var(Array(0..<20)).tableData(id: \.self) { number in
      CellModel(number, reusing: "Row", showing: number) { number in
        TableViewCell(.text <-- number.map { "\($0)" }) { Counter() }
      }
    }
    let liveTree = LiveTree(TableView(.visibleRowCount(1), .tableData <-- rows))
    try liveTree.find(.button("+")).tap()
    #expect(texts(liveTree) == ["count 1"])
    try liveTree.scroll(to: RowPath(row: 7, section: 0))
    #expect(texts(liveTree) == ["count 0"])
    try liveTree.find(.button("+")).tap()
    #expect(texts(liveTree) == ["count 1"])
  }

  @Test("The widget of a live tree can be read without reading bodies again")
  func snapshots() throws {
    let liveTree = LiveTree(0) { tag in Closing().with(.tag(tag)) }
    #expect((liveTree.widget as? Composed)?.expanded().children.count == 1)
    try liveTree.find(.button("close")).tap()
    liveTree.state = 1
    #expect((liveTree.widget as? Composed)?.expanded().children.isEmpty == true)
  }

  private func texts(_ liveTree: LiveTree<some Any>) -> [String] {
    liveTree.find(Label.self).all.compactMap(\.text)
  }
}

private struct VStackOfRows: Component {
  let ids: [Int]

  var body: Children {
    VStack { ForEach(ids, id: \.self) { Listed(id: $0) } }
  }
}

private final class Object: Sendable {}

private struct Holding: Component {
  @MainActor static var last: Object?
  @Variable var object: Object?

  var body: Children {
    Button(
      "make",
      .tapped
        --> {
          object = Object()
          Self.last = object
        })
  }
}

/// Shows nothing once its button has been tapped.
private struct Closing: Component {
  @Variable var isClosed = false

  var body: Children {
    if !isClosed { Button("close", .tapped --> { isClosed = true }) }
  }
}

/// Where components can be.
enum Place: CaseIterable {
  case row, screen, barItem, overlay, presented

  @MainActor
  func tree(_ title: String) -> any Widget {
    let counter = Counter(title: title)
    switch self {
    case .row: return TableView { Section("Rows") { ForEach([1], id: \.self) { _ in TableViewCell { counter } } } }
    case .screen: return NavigationController { ViewController("Screen") { counter } }
    case .barItem: return Toolbar(.items([BarButtonItem(.customView(counter.with(.tag(0))))]))
    case .overlay: return TextField(.leftView(counter.with(.tag(0))))
    case .presented: return ViewController(.presentedViewController(ViewController { counter }))
    }
  }
}
