import Live

/// Random changes of a state that loops of a block and of a component describe, each compared with a fresh tree.
///
/// Optimised builds take over the widgets of elements that stay the same, which this checks.
@MainActor
enum RandomLoops {
  fileprivate struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
    var number: Int?
    var isSelected = false
    var tags: [String] = []
  }

  private struct Row: Component, Equatable {
    let item: Item
    var body: Children {
      HStack {
        Label(item.text)
        if item.isSelected { Divider() }
        ForEach(item.tags, id: { $0 }) { tag in Label(tag) }
      }
    }
  }

  /// Performs a number of changes, and fails at the first one after which the trees differ.
  static func check(_ count: Int) throws {
    var random = SplitMix(state: 2)
    let tree = LiveTree([Item]()) { describe($0) }
    for number in 0..<count {
      change(&tree.state, &random)
      // Nodes that have been read are updated otherwise than those that nobody has seen.
      if Int.random(in: 0..<4, using: &random) == 0 { visit(tree.root) }
      guard tree.widget as? StackView == LiveTree(tree.state, content: { describe($0) }).widget as? StackView else {
        throw Failure("After \(number + 1) changes of its state, the live tree differs from a fresh one:\n\(tree)")
      }
    }
    print("\n\(count) random changes of the state of loops: each equals a fresh tree.")
  }

  private static func describe(_ items: [Item]) -> StackView {
    VStack {
      if items.count > 6 { ForEach(items) { Label($0.text) } }
      VStack {
        ForEach(items) { item in
          HStack(.tag(item.number ?? -1)) {
            Label(item.text)
            Button(item.text, .isSelected(item.isSelected))
            Label(item.tags.joined())
          }
        }
      }
      VStack { ForEach(items, id: { $0.id }) { Row(item: $0) } }
      HStack { ForEach(0..<items.count) { Label("\($0)") } }
    }
  }

  private static func change(_ items: inout [Item], _ random: inout SplitMix) {
    let index = Int.random(in: 0...items.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let isNew = !items.contains { $0.id == index + 1_000 }
      if isNew { items.insert(Item(id: index + 1_000, text: "new"), at: index) }
    case 2 where index < items.count: items.remove(at: index)
    case 3: items.shuffle(using: &random)
    case 4 where items.count > 9: items = []
    case _ where index < items.count:
      items[index].text = "a text that does not fit into a word \(Int.random(in: 0..<3, using: &random))"
      items[index].number = Bool.random(using: &random) ? nil : index
      items[index].isSelected.toggle()
      items[index].tags = (0..<Int.random(in: 0..<3, using: &random)).map { "\($0)" }
    default: items.append(Item(id: Int.random(in: 0..<999, using: &random) + 2_000 + items.count * 1_000, text: "last"))
    }
  }

  private static func visit(_ node: Node) {
    for child in node.children { visit(child) }
  }
}
