import LiveTesting
import TestSupport
import Testing

/// A component that notes how often its body is read, and which of it is compared.
private struct Row: Component, Identifiable {
  let id: Int
  var text: String

  var body: Children { Label(text) }

  nonisolated func isSame(as other: Row) -> Bool { text == other.text }
}

/// A renderer that does nothing.
private final class Deaf: Renderer {
  func insert(_ node: Node, at index: Int) {}
  func move(_ node: Node, from old: Int, to new: Int) {}
  func remove(_ node: Node, at index: Int) {}
  func update(_ node: Node, from old: any Bindable, to new: any Bindable) {}
}

/// Components that a `ForEach` lists without a block.
@MainActor
struct ListedComponentTests {
  @Test("Listed components are mounted as those of a block are, with their ids as keys")
  func mounting() {
    let tree = LiveTree(VStack { ForEach(rows("ab")) })
    #expect(tree.root.children.map(\.key) == [0, 1])
    #expect(texts(in: tree) == ["a", "b"])
    #expect(tree.root.children.map { $0[Composed.self]?.key } == [0, 1])
  }

  @Test("The bodies of equal listed components are not read again, and their nodes move with them")
  func memoising() throws {
    let tree = LiveTree(VStack { ForEach(rows("abcd")) })
    let nodes = tree.root.children
    var new = rows("abxd")
    new.swapAt(0, 3)
    try tree.update(to: VStack { ForEach(new) })
    #expect(texts(in: tree) == ["d", "b", "x", "a"])
    #expect(tree.renderCount == 5)
    #expect(zip(tree.root.children, [nodes[3], nodes[1], nodes[2], nodes[0]]).allSatisfy { $0 === $1 })
  }

  @Test("Equal components with different ids are different nodes")
  func otherIDs() throws {
    let tree = LiveTree(VStack { ForEach([Row(id: 1, text: "a")]) })
    let node = tree.root.children[0]
    try tree.update(to: VStack { ForEach([Row(id: 2, text: "a")]) })
    #expect(tree.root.children[0] !== node && !node.isMounted)
  }

  @Test("A tree keeps components when a block lists them instead of an array")
  func blocks() throws {
    let tree = LiveTree(VStack { ForEach(rows("abc")) })
    let nodes = tree.root.children
    try tree.update(to: VStack { ForEach(rows("abd")) { $0 } })
    #expect(texts(in: tree) == ["a", "b", "d"] && tree.renderCount == 4)
    try tree.update(to: VStack { ForEach(rows("abc")) })
    #expect(texts(in: tree) == ["a", "b", "c"] && tree.renderCount == 5)
    #expect(zip(tree.root.children, nodes).allSatisfy { $0 === $1 })
  }

  @Test("After any update, the live tree equals a fresh one", arguments: 0..<20)
  func equalsFreshMount(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let tree = LiveTree(VStack {})
    for _ in 0..<50 {
      let ids = (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      let rows = ids.map { Row(id: $0, text: "\(Int.random(in: 0..<2, using: &random))") }
      let description = Bool.random(using: &random) ? VStack { ForEach(rows) } : VStack { ForEach(rows) { $0 } }
      try tree.update(to: description)
      #expect(tree.widget as? StackView == LiveTree(description).widget as? StackView)
    }
  }

  @Test(
    "A list does not share its storage with the state after the first change, so that changes are in place",
    arguments: [false, true])
  func inPlace(isRendered: Bool) {
    let trees = [
      LiveTree(rows("abc")) { rows in VStack { ForEach(rows) } },
      LiveTree(rows("abc")) { rows in
        Label("\(rows.map(\.text))")
        VStack { VStack { ForEach(rows) } }
      },
    ]
    for tree in trees {
      let rendering = isRendered ? tree.render(with: Deaf()) : nil
      tree.state[1].text = "x"
      _ = tree.root
      let address = tree.state.withUnsafeBufferPointer(\.baseAddress)
      for text in ["y", "z"] {
        tree.state[2].text = text
        #expect(tree.state.withUnsafeBufferPointer(\.baseAddress) == address)
        #expect(tree.description.contains("\"\(text)\""))
      }
      rendering?.cancel()
    }
  }

  @Test("A list that a program retains does not change when the tree shows another")
  func keptDescription() throws {
    let first = VStack { ForEach(rows("abc")) }
    let tree = LiveTree(first)
    let second = VStack { ForEach(rows("abd")) }
    try tree.update(to: second)
    try tree.update(to: VStack { ForEach(rows("xbd")) })
    #expect(first == VStack { ForEach(rows("abc")) { $0 } })
    #expect(second == VStack { ForEach(rows("abd")) { $0 } })
    #expect(texts(in: tree) == ["x", "b", "d"])
  }

  @Test("After any change of the state in place, the live tree equals a fresh one", arguments: 0..<20)
  func equalsFreshMountOfState(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let tree = LiveTree(rows("abcdefgh")) { rows in VStack { ForEach(rows) } }
    var next = 8
    for _ in 0..<100 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        tree.state.insert(Row(id: next, text: "n"), at: Int.random(in: 0...tree.state.count, using: &random))
        next += 1
      case 1 where !tree.state.isEmpty: tree.state.remove(at: Int.random(in: 0..<tree.state.count, using: &random))
      case 2: tree.state.shuffle(using: &random)
      default:
        guard let index = tree.state.indices.randomElement(using: &random) else { break }
        tree.state[index].text = "\(Int.random(in: 0..<3, using: &random))"
      }
      if Bool.random(using: &random) { continue }
      let fresh = LiveTree(VStack { ForEach(tree.state) })
      #expect(tree.widget as? StackView == fresh.widget as? StackView)
    }
  }

  private func rows(_ letters: String) -> [Row] {
    letters.enumerated().map { Row(id: $0, text: String($1)) }
  }

  private func texts(in tree: LiveTree<Void>) -> [String] {
    tree.root.children.compactMap { $0.children.first?[Label.self]?.text }
  }
}
