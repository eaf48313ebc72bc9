import LiveTesting
import Testing

/// A component that notes how often its body is read, and which of it is compared.
private struct Row: Component, Identifiable {
  let id: Int
  var text: String

  var body: Children { Label(text) }

  nonisolated func isSame(as other: Row) -> Bool { text == other.text }
}

/// Components that a `ForEach` lists without a block.
@MainActor
struct ListedComponentTests {
  @Test("Components are mounted as those that a block makes are, with their ids as keys")
  func mounting() {
    let tree = LiveTree(VStack { ForEach(rows("ab")) })
    #expect(tree.root.children.map(\.key) == [0, 1])
    #expect(texts(in: tree) == ["a", "b"])
    #expect(tree.root.children.map { $0[Composed.self]?.key } == [0, 1])
  }

  @Test("The bodies of those that are the same are not read again, and nodes stay wherever they go")
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

  @Test("Those of another id are others, however equal they are")
  func otherIDs() throws {
    let tree = LiveTree(VStack { ForEach([Row(id: 1, text: "a")]) })
    let node = tree.root.children[0]
    try tree.update(to: VStack { ForEach([Row(id: 2, text: "a")]) })
    #expect(tree.root.children[0] !== node && !node.isMounted)
  }

  @Test("It does not matter to a tree whether a block lists them")
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

  private func rows(_ letters: String) -> [Row] {
    letters.enumerated().map { Row(id: $0, text: String($1)) }
  }

  private func texts(in tree: LiveTree<Void>) -> [String] {
    tree.root.children.compactMap { $0.children.first?[Label.self]?.text }
  }
}
