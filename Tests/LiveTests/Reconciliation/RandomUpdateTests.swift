import LiveTesting
import TestSupport
import Testing

@MainActor
struct RandomUpdateTests {
  @Test("After any update, the live tree equals a fresh one", arguments: LongForm.seeds(20, ofSteps: 100))
  func equalsFreshMount(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let sources = (0..<4).map { Var("source \($0)") }
    let liveTree = LiveTree(View { tree(depth: 3, sources, &random) })
    for _ in 0..<100 {
      sources.randomElement(using: &random)?.set("value \(Int.random(in: 0..<9, using: &random))")
      let description = View { tree(depth: 3, sources, &random) }
      try liveTree.update(to: description)
      liveTree.root.checkInvariants()
      #expect(liveTree.widget as? View == LiveTree(description).widget as? View)
    }
  }

  /// Some widgets, keyed and not, with bindings and parts and without.
  private func tree(depth: Int, _ sources: [Var<String>], _ random: inout SeededGenerator) -> Children {
    let keys = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
    return Children(
      keys.map { key in
        let tag = Int.random(in: 0..<3, using: &random)
        let source = sources[Int.random(in: 0..<4, using: &random)]
        var widget: any Widget =
          switch Int.random(in: 0..<7, using: &random) {
          case 0: Label("\(tag)")
          case 1: Label(.text <-- source)
          case 2: Switch(.tag(tag))
          case 3: Toolbar(.items((0..<tag).map { BarButtonItem("\($0)", .title <-- source) }))
          case 4: Sized(title: "\(tag)").with(.tag(tag))
          case 5 where depth > 0:
            View(.children <-- source.map { Children(String($0.reversed().prefix(tag))) })
          case _ where depth > 0: View(.tag(tag)) { tree(depth: depth - 1, sources, &random) }
          default: Button("\(tag)", .isEnabled <-- source.map { $0.count > 7 })
          }
        if Bool.random(using: &random) { widget.key = WidgetKey(key) }
        return widget
      })
  }
}

private struct Sized: Component, Equatable {
  let title: String

  var body: Children { Label(title) }
}
