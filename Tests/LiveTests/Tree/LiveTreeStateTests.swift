import LiveTesting
import Observation
import Testing

@Observable
private final class Model {
  var names = ["Ada"]
  var unread = 0
}

@MainActor
struct HostStateTests {
  @Test("A tree is built from a state, and again when another is assigned")
  func state() {
    let tree = LiveTree(["a", "b"]) { names in
      VStack { ForEach(names, id: \.self) { Label($0) } }
    }
    let changes = tree.changes { tree.state = ["b", "c"] }
    #expect(changes == [.remove(#""a""#, at: 0), .insert(#""c""#, at: 1)])
    #expect(tree.state == ["b", "c"])
  }

  @Test("Several states that are set before the tree is read are described once")
  func coalescing() {
    let tree = LiveTree(0) { Label("\($0)") }
    for number in 1...5 { tree.state = number }
    #expect(tree.root[Label.self]?.text == "5")
    #expect(tree.renderCount == 2)
  }

  @Test("A tree of a block alone follows everything that the block reads")
  func block() {
    let model = Model()
    let count = Var(1)
    let tree = LiveTree {
      for name in model.names { Label(name) }
      Label("\(count.value)")
    }
    model.names.append("Grace")
    count.set(2)
    #expect(tree.root.children.compactMap { $0[Label.self]?.text } == ["Ada", "Grace", "2"])
    #expect(tree.renderCount == 2)
  }

  @Test("A model is followed by the properties that the block reads, and by no others")
  func observable() {
    let model = Model()
    let tree = LiveTree(model) { model in
      for name in model.names { Label(name) }
    }
    model.names.append("Grace")
    model.names.append("Eve")
    #expect(tree.root.children.compactMap { $0[Label.self]?.text } == ["Ada", "Grace", "Eve"])
    model.unread = 1
    #expect(tree.renderCount == 2)
  }

  @Test("A `Var` that the block reads is followed as state")
  func variable() {
    let name = Var("Ada")
    let tree = LiveTree(name) { Label($0) }
    name.set("Grace")
    #expect(tree.root[Label.self]?.text == "Grace" && tree.state == "Grace")
    tree.unmount()
    name.set("Eve")
    #expect(tree.renderCount == 2)
  }

  @Test("A signal without a value shows nothing yet")
  func signal() {
    let names = Input<String>()
    let tree = LiveTree(names.signal) { Label($0) }
    #expect(tree.widget as? View == View())
    names.send("Ada")
    #expect(tree.widget as? Label == Label("Ada"))
  }

  @Test("A live tree of a state that is released leaves nothing behind")
  func noLeak() {
    let model = Model()
    var tree: LiveTree<Model>? = LiveTree(model) { model in Label(model.names[0]) }
    weak let leftHost = tree
    weak let root = tree?.root
    #expect(root != nil)
    tree = nil
    #expect(leftHost == nil && root == nil)
    model.names = ["Grace"]
    Observed.flush()
  }
}
