import TestSupport
import Testing

@testable import Live
import LiveTesting

/// Many children at once in another order.
@MainActor
struct RearrangementTests {
  @Test("Thousands of shuffled children are placed correctly, with and without a renderer", arguments: [true, false])
  func shuffling(isShown: Bool) {
    var random = SeededGenerator(seed: 1)
    let old = Array(0..<3_000).shuffled(using: &random)
    let new = Array((500..<3_500).shuffled(using: &random).prefix(2_500))
    let rows = Var(children(old))
    let tree = LiveTree(View(.children <-- rows))
    let recorder = ListRecorder(old)
    let lifetime = isShown ? tree.render(with: recorder) : nil
    let nodes = Dictionary(uniqueKeysWithValues: tree.root.children.map { ($0.key, $0) })
    rows.set(children(new))
    #expect(tree.root.children.map(\.key) == new.map { WidgetKey($0) })
    #expect(tree.root.children.allSatisfy { nodes[$0.key] == nil || nodes[$0.key] === $0 })
    #expect(nodes.values.count { $0.isMounted } == Set(old).intersection(new).count)
    if isShown { #expect(recorder.keys == new.map { WidgetKey($0) } && recorder.isRight) }
    lifetime?.cancel()
  }

  @Test(
    "Computed positions of elements during a rearrangement are those in a list that is changed step by step",
    arguments: 0..<50)
  func places(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let isThere = (0..<20).map { _ in Bool.random(using: &random) }
    var places = ElementPositions(isThere)
    // What has been put in its place, or stays in it, is -1 here.
    var list = isThere.indices.filter { isThere[$0] }
    var cursor = 0
    for _ in 0..<20 {
      let action = Int.random(in: 0..<3, using: &random)
      guard action > 0 else {
        #expect(places.insert() == cursor)
        list.insert(-1, at: cursor)
        cursor += 1
        continue
      }
      let first = action == 1 ? 0 : cursor
      guard let element = list[first...].filter({ $0 >= 0 }).randomElement(using: &random) else { continue }
      let place = try #require(list.firstIndex(of: element))
      if action == 1 {
        let move = places.move(element)
        list.remove(at: place)
        if place < cursor { cursor -= 1 }
        #expect(move.from == place && move.to == cursor)
        list.insert(-1, at: cursor)
      } else {
        places.keep(element)
        list[place] = -1
        cursor = place
      }
      cursor += 1
    }
  }

  @Test("Moved children are found without visiting the others")
  func work() {
    let count = 2_000
    Counted.comparisons = 0
    let rows = Var(counted(0..<count))
    let tree = LiveTree(View(.children <-- rows))
    Counted.comparisons = 0
    rows.set(counted((0..<count).reversed()))
    #expect(tree.root.children.first?.key == WidgetKey(Counted(id: count - 1)))
    #expect(Counted.comparisons < 20 * count)
  }

  private func children(_ ids: some Sequence<Int>) -> Children { Children(ids.map { Label(.key(WidgetKey($0))) }) }

  private func counted(_ ids: some Sequence<Int>) -> Children {
    Children(ids.map { Label(.key(WidgetKey(Counted(id: $0)))) })
  }
}

/// A key that counts how often it is compared.
private struct Counted: Hashable, Sendable {
  // Only one test, on the main actor, uses it.
  nonisolated(unsafe) static var comparisons = 0

  let id: Int

  static func == (first: Counted, second: Counted) -> Bool {
    comparisons += 1
    return first.id == second.id
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Keeps a list of keys by what it hears alone.
private final class ListRecorder: Renderer {
  private(set) var keys: [WidgetKey?]

  /// Whether what it heard of each node was where the list has it, and what the tree had then.
  private(set) var isRight = true

  init(_ ids: [Int]) {
    keys = ids.map { WidgetKey($0) }
  }

  func insert(_ node: Node, at index: Int) {
    guard node.parent != nil else { return }
    keys.insert(node.key, at: index)
    check(node, at: index)
  }

  func move(_ node: Node, from old: Int, to new: Int) {
    if keys.remove(at: old) != node.key { isRight = false }
    keys.insert(node.key, at: new)
    check(node, at: new)
  }

  func remove(_ node: Node, at index: Int) {
    check(node, at: index)
    if keys.remove(at: index) != node.key { isRight = false }
  }

  func update(_ node: Node, from old: any Bindable, to new: any Bindable) {}

  private func check(_ node: Node, at index: Int) {
    if node.parent?.childNodes[index] !== node { isRight = false }
  }
}
