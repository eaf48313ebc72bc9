import LiveTesting
import Observation
import Testing

@MainActor
private final class Store {
  @Variable var title = "a"
  let name = Var("Ada")
  let flag = ToggleVar(false)
  let selection = TempVar<Int>()
  let path = StackAdapter(["menu"])
  let users = ArrayAdapter(["Ada"])
  let document = Adapter(
    ModelState<[String], String, String>(initial: []) { model, message, _ in
      model.append(message)
      return message
    })

  var texts: [String] {
    [
      title, name.value, "\(flag.value)", "\(selection.value ?? 0)", path.value.joined(separator: "/"),
      users.value.joined(separator: "+"), document.state.model.joined(), document.sync { "\($0.count)" },
    ]
  }

  var changes: [() -> Void] {
    [
      { self.title = "b" }, { self.name.set("Grace") }, flag.toggle, { self.selection.set(1) },
      { self.path.push("users") },
      { self.users.send(.insert(["Alan"], at: [1])) }, { self.document.send("one") },
    ]
  }
}

private struct Screen: Component {
  let store: Store
  var body: Children { ForEach(store.texts, id: \.self) { Label($0) } }
}

private struct Titled: Component {
  let store: Store
  var body: Children {
    Label(store.name.value)
    Inner(store: store)
  }
}

private struct Inner: Component {
  let store: Store
  var body: Children { Label("inner \(store.name.value)\(store.name.value)") }
}

@MainActor
@Observable
private final class Model {
  var prefix = "Dr."
}

@MainActor
@Suite("State that is read in a body or a block")
struct TrackedStateTests {
  private let store = Store()

  private func texts(_ tree: LiveTree<some Any>) -> [String] { tree.find(Label.self).all.compactMap(\.text) }

  @Test("State in any adapter is followed by components, blocks of states and blocks of signals")
  func adapters() {
    func check(_ tree: LiveTree<some Any>, _ store: Store) {
      #expect(texts(tree) == store.texts)
      for change in store.changes {
        let count = tree.renderCount
        change()
        #expect(texts(tree) == store.texts)
        #expect(tree.renderCount == count + 1)
      }
    }
    let stores = (0..<4).map { _ in Store() }
    check(LiveTree(VStack { Screen(store: stores[0]) }), stores[0])
    check(LiveTree(stores[1]) { store in VStack { for text in store.texts { Label(text) } } }, stores[1])
    check(LiveTree(0) { _ in VStack { for text in stores[2].texts { Label(text) } } }, stores[2])
    let number = Var(0)
    check(LiveTree(number) { _ in VStack { for text in stores[3].texts { Label(text) } } }, stores[3])
  }

  @Test("State that is stored silently shows with the next change that notifies")
  func silence() {
    let tree = LiveTree(VStack { Inner(store: store) })
    store.name.update("Grace")
    #expect(texts(tree) == ["inner AdaAda"] && tree.renderCount == 1)
    store.name.notify("Eve")
    #expect(texts(tree) == ["inner GraceGrace"] && tree.renderCount == 2)
  }

  @Test("A change of state reads each body once, also if bodies are nested")
  func nesting() {
    let tree = LiveTree(VStack { Titled(store: store) })
    #expect(tree.renderCount == 2)
    for name in ["Grace", "Eve", "Alan"] {
      let count = tree.renderCount
      store.name.set("\(name)!")
      store.name.set(name)
      #expect(texts(tree) == [name, "inner \(name)\(name)"])
      #expect(tree.renderCount == count + 2)
    }
  }

  @Test("Tracked state is followed beside a model and the state of the tree")
  func mixing() {
    let model = Model()
    let tree = LiveTree("!") { end in Label("\(model.prefix) \(store.name.value)\(end)") }
    for number in 1...3 {
      store.name.set("\(number)")
      #expect(texts(tree) == ["\(model.prefix) \(number)\(tree.state)"])
      model.prefix = "Prof. \(number)"
      tree.state += "!"
      #expect(texts(tree) == ["Prof. \(number) \(number)\(tree.state)"])
    }
    #expect(tree.renderCount == 7)
  }

  @Test("Tracked state is no longer followed after unmounting")
  func unmounting() {
    let tree = LiveTree(VStack { Screen(store: store) })
    tree.unmount()
    for change in store.changes { change() }
    #expect(tree.renderCount == 1)
  }

  @Test("A block may change state that it reads, and is read again until the state stays the same")
  func writing() {
    let normal = LiveTree("x") { _ in
      let _ = store.name.value == "ADA" ? () : store.name.set(store.name.value.uppercased())
      Label(store.name.value)
    }
    #expect(texts(normal) == ["ADA"] && normal.renderCount == 2)
    let count = Var(0)
    let restless = LiveTree("x") { _ in
      let _ = count.set(count.value + 1)
      Label("\(count.value)")
    }
    #expect(texts(restless).count == 1)
    let renderCount = restless.renderCount
    #expect(renderCount <= 102 && restless.renderCount == renderCount)
  }
}
