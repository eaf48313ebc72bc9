import TestSupport
import Testing

@testable import Live
import LiveTesting

/// What nodes keep of what has been found out about them, beside what one finds without it.
@MainActor
struct KeptTests {
  @Test(
    "After any change, cached snapshots, descriptions, paths and searches equal those without a cache",
    arguments: 0..<10)
  func equalsNaive(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let texts = (0..<4).map { Var("\($0)") }
    let rows = Var([0, 1, 2])
    let liveTree = LiveTree(tree(texts, rows))
    let witness = PathWitness()
    let lifetime = liveTree.render(with: witness)
    for _ in 0..<100 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: texts.randomElement(using: &random)?.set("\(Int.random(in: 0..<5, using: &random))")
      case 1: rows.set((0..<9).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)).map { $0 })
      case 2: rows.value.shuffle(using: &random)
      default: try liveTree.update(to: tree(texts.shuffled(using: &random), rows))
      }
      // Only now and then, so that several changes meet what was kept before.
      guard Int.random(in: 0..<3, using: &random) > 0 else { continue }
      let nodes = all(in: liveTree.root)
      #expect(liveTree.widget as? View == naive(liveTree.root) as? View)
      #expect(liveTree.description == (liveTree.root.bareSnapshot as? View)?.treeDescription)
      try #require(nodes.allSatisfy { $0.path == naivePath($0) })
      let text = "\(Int.random(in: 0..<5, using: &random))"
      let found = nodes.count { ($0.mounted.current as? Label)?.text == text }
      #expect(liveTree.find(Label.self, .text(text)).count == found)
    }
    #expect(witness.isRight)
    lifetime.cancel()
  }

  private func tree(_ texts: [Var<String>], _ rows: Var<[Int]>) -> View {
    View {
      Label(.text <-- texts[0])
      View(.children <-- rows.map { ids in Children(ids.map(row)) })
      View(.children <-- rows.map { ids in Children(ids.map { Label("\($0)", .key(WidgetKey("key \($0)"))) }) })
      VStack {
        Label(.text <-- texts[1])
        TextField(.leftView(Label(.text <-- texts[2])), .leftViewMode(.always))
        View { Label(.text <-- texts[3]) }
      }
    }
  }

  /// A row without a key, of one type or another.
  private func row(_ id: Int) -> any Widget { id % 3 == 0 ? Button("\(id)") as any Widget : Label("\(id)") }

  private func all(in node: Node) -> [Node] { [node] + (node.childNodes + node.partNodes).flatMap(all) }

  private func naive(_ node: Node) -> any Bindable { node.snapshot { naive($0) } }
}

/// The path of a node by the names of all its siblings.
@MainActor
private func naivePath(_ node: Node) -> String {
  if let key = node.key { return "\(key)" }
  guard let parent = node.parent else { return node.typeName }
  let twins = (parent.childNodes + parent.partNodes).filter { $0.typeName == node.typeName }
  let index = twins.count > 1 ? twins.firstIndex { $0 === node }.map { "[\($0)]" } : nil
  return "\(naivePath(parent))/\(node.typeName)\(index ?? "")"
}

/// Asks for the path of each node that it hears of.
private final class PathWitness: Renderer {
  private(set) var isRight = true

  func insert(_ node: Node, at index: Int) { check(node) }
  func move(_ node: Node, from old: Int, to new: Int) { check(node) }
  func remove(_ node: Node, at index: Int) { check(node) }
  func update(_ node: Node, from old: any Bindable, to new: any Bindable) { check(node) }

  private func check(_ node: Node) {
    if node.path != naivePath(node) { isRight = false }
  }
}
