@testable import Live
import LiveTesting
import TestSupport
import Testing

@MainActor
struct RandomMirrorTests {
  @Test(
    "A mirror that follows notifications alone equals the tree after any update, parts included",
    arguments: LongForm.seeds(20, ofSteps: 60))
  func mirror(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let sources = (0..<3).map { Var("source \($0)") }
    let items = Var([BarButtonItem]())
    let liveTree = LiveTree(View { tree(depth: 2, sources, items, &random) })
    let mirror = TreeMirror()
    let lifetime = liveTree.render(with: mirror)
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: sources.randomElement(using: &random)?.set("value \(Int.random(in: 0..<9, using: &random))")
      case 1: items.set(barItems(sources, &random))
      default: try liveTree.update(to: View { tree(depth: 2, sources, items, &random) })
      }
      liveTree.root.checkInvariants()
      let widget = try #require(mirror.whole)
      #expect(widget.isSame(as: liveTree.root.bareSnapshot))
      guard mirror.complaints.isEmpty else {
        Issue.record("\(mirror.complaints)")
        return
      }
    }
    lifetime.cancel()
  }

  private func barItems(_ sources: [Var<String>], _ random: inout SeededGenerator) -> [BarButtonItem] {
    (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      let source = sources[Int.random(in: 0..<3, using: &random)]
      return switch Int.random(in: 0..<3, using: &random) {
      case 0: BarButtonItem(.title <-- source)
      case 1: BarButtonItem("\(Int.random(in: 0..<3, using: &random))")
      default: BarButtonItem(.customView(VStack { children(source, &random) }))
      }
    }
  }

  private func recognizers(_ count: Int, _ source: Var<String>) -> GestureRecognizers {
    GestureRecognizers(
      (0..<count).map { _ -> any GestureRecognizer in TapGestureRecognizer(.name <-- source.map(Optional.some)) })
  }

  private func children(_ source: Var<String>, _ random: inout SeededGenerator) -> Children {
    Children(
      (0..<Int.random(in: 0..<3, using: &random)).map { Label(.text <-- source, .key(WidgetKey($0))) as any Widget })
  }

  private func tree(
    depth: Int, _ sources: [Var<String>], _ items: Var<[BarButtonItem]>, _ random: inout SeededGenerator
  ) -> Children {
    let keys = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
    return Children(
      keys.map { key in
        let tag = Int.random(in: 0..<3, using: &random)
        let source = sources[Int.random(in: 0..<3, using: &random)]
        var widget: any Widget =
          switch Int.random(in: 0..<9, using: &random) {
          case 0: Label("\(tag)", .tag <-- source.map(\.count))
          case 1: Toolbar(.items <-- items, .tag(tag))
          case 2: Toolbar(.items(barItems(sources, &random)), .tag <-- source.map(\.count))
          case 3:
            Label(
              .text <-- source,
              .gestureRecognizers(recognizers(tag, source)))
          case 4: TextField(.leftView(tag == 0 ? nil : VStack { children(source, &random) }), .text <-- source)
          case 5:
            NavigationBar(.items([NavigationItem(.title <-- source, .rightBarButtonItems(barItems(sources, &random)))]))
          case 6:
            TableView(.visibleRowCount(2)) {
              Section("\(tag)") {
                ForEach(0..<tag) { _ in
                  TableViewCell(.text <-- source, .accessoryView(tag == 1 ? nil : Label(.text <-- source)))
                }
              }
            }
          case 7:
            Titled(title: "\(tag)", source: source)
              .with(.gestureRecognizers(recognizers(tag, source)))
          case _ where depth > 0: View(.tag(tag)) { tree(depth: depth - 1, sources, items, &random) }
          default: Button("\(tag)")
          }
        if Bool.random(using: &random) { widget.key = WidgetKey(key) }
        return widget
      })
  }
}

private struct Titled: Component {
  let title: String
  let source: Var<String>

  var body: Children { Label(title, .text <-- source) }

  nonisolated func isSame(as other: Titled) -> Bool { title == other.title && source.isSame(as: other.source) }
}
