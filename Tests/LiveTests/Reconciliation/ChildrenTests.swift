import LiveTesting
import TestSupport
import Testing

@MainActor
struct ChildrenTests {
  @Test("Children of the same type and key keep their nodes, in any order")
  func keepsNodes() {
    let rows = Var(Children("abcd"))
    let tree = LiveTree(View(.children <-- rows))
    let before = nodes(of: tree)
    rows.set(Children("dxb"))
    let after = nodes(of: tree)
    #expect(after["d"] === before["d"] && after["b"] === before["b"])
    #expect(tree.root.children.map(\.key) == ["d", "x", "b"])
    #expect(before["a"]?.isMounted == false && before["c"]?.isMounted == false)
  }

  @Test("A child of another type under the same key is another node")
  func otherType() {
    let rows: Var<Children> = Var([Label("a", .key("a"))])
    let tree = LiveTree(View(.children <-- rows))
    let before = tree.root.children[0]
    rows.set([Switch(.key("a"))])
    #expect(tree.root.children[0] !== before && !before.isMounted)
  }

  @Test("Children without keys are matched from both ends, and between them by type and order")
  func unkeyed() {
    let rows: Var<Children> = Var([Label("a"), Switch(), Label("b")])
    let tree = LiveTree(View(.children <-- rows))
    let before = tree.root.children
    rows.set([Switch(), Label("c"), Slider(), Label("d")])
    let after = tree.root.children
    #expect(after[0] === before[1] && after[1] === before[0] && after[3] === before[2])
    #expect(after.compactMap { $0[Label.self]?.text } == ["c", "d"])
  }

  @Test("An insertion between children without keys keeps the nodes at both ends")
  func unkeyedInsertion() {
    let rows: Var<Children> = Var([Label("a"), Switch(), Label("b")])
    let tree = LiveTree(View(.children <-- rows))
    let changes = tree.changes { rows.set([Label("a"), Slider(), Switch(), Label("b")]) }
    #expect(changes == [.insert("View/Slider", at: 1)])
  }

  @Test("Moves are as few as possible, and the reported changes lead from the old order to the new", arguments: 0..<200)
  func minimalMoves(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let keys = Array("abcdefghijkl")
    let old = keys.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)).map(String.init)
    let new = keys.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)).map(String.init)
    let rows = Var(Children(old.joined()))
    let tree = LiveTree(View(.children <-- rows))
    let changes = tree.changes { rows.set(Children(new.joined())) }

    var list = old.map { "\"\($0)\"" }
    var moves = 0
    for change in changes {
      switch change {
      case .insert(let node, let index): list.insert(node, at: index)
      case .remove(let node, let index): #expect(list.remove(at: index) == node)
      case .move(let node, let from, let to):
        #expect(list.remove(at: from) == node)
        list.insert(node, at: to)
        moves += 1
      case .set, .transition: Issue.record("Nothing is set.")
      }
    }
    #expect(list == new.map { "\"\($0)\"" })
    #expect(tree.root.children.map(\.key) == new.map { WidgetKey($0) })
    let places = new.compactMap(old.firstIndex)
    #expect(moves == places.count - longestRun(places))
  }

  /// The length of the longest increasing subsequence, found the slow way.
  private func longestRun(_ places: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, place) in places.enumerated() {
      lengths.append((places[..<index].indices.filter { places[$0] < place }.map { lengths[$0] }.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }

  private func nodes(of tree: LiveTree<Void>) -> [WidgetKey?: Node] {
    Dictionary(uniqueKeysWithValues: tree.root.children.map { ($0.key, $0) })
  }
}
