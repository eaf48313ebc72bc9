import Live
import Observation
import Testing

@Observable
private final class Model {
  var names = ["Ada"]
  var unread = 0
}

@MainActor
struct HostStateTests {
  @Test("A tree is made of a state, and anew when another is assigned")
  func state() {
    let host = Host(["a", "b"]) { names in
      VStack { ForEach(names, id: \.self) { Label($0) } }
    }
    let changes = host.changes { host.state = ["b", "c"] }
    #expect(changes == [.remove(#""a""#, at: 0), .insert(#""c""#, at: 1)])
    #expect(host.state == ["b", "c"])
  }

  @Test("Several states until the tree is looked at are shown as one")
  func coalescing() {
    let host = Host(0) { Label("\($0)") }
    for number in 1...5 { host.state = number }
    #expect(host.root[Label.self]?.text == "5")
    #expect(host.renderCount == 2)
  }

  @Test("A model that the block reads is followed as a state, and what it does not read is not")
  func observable() {
    let model = Model()
    let host = Host(model) { model in
      for name in model.names { Label(name) }
    }
    model.names.append("Grace")
    model.names.append("Eve")
    #expect(host.root.children.compactMap { $0[Label.self]?.text } == ["Ada", "Grace", "Eve"])
    model.unread = 1
    #expect(host.renderCount == 2)
  }

  @Test("A variable is followed as a state")
  func variable() {
    let name = Var("Ada")
    let host = Host(name) { Label($0) }
    name.set("Grace")
    #expect(host.root[Label.self]?.text == "Grace" && host.state == "Grace")
    host.unmount()
    name.set("Eve")
    #expect(host.renderCount == 2)
  }

  @Test("A signal without a value shows nothing yet")
  func signal() {
    let names = Input<String>()
    let host = Host(names.signal) { Label($0) }
    #expect(host.widget as? View == View())
    names.send("Ada")
    #expect(host.widget as? Label == Label("Ada"))
  }

  @Test("A host of a state that is let go leaves nothing behind")
  func noLeak() {
    let model = Model()
    var host: Host<Model>? = Host(model) { model in Label(model.names[0]) }
    weak let leftHost = host
    weak let root = host?.root
    #expect(root != nil)
    host = nil
    #expect(leftHost == nil && root == nil)
    model.names = ["Grace"]
    Observed.flush()
  }
}
