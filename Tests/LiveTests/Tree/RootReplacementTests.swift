import LiveTesting
import Testing

@MainActor
struct RootReplacementTests {
  private let name = Var("Ada")
  private let count = Deliveries()

  /// What a tree does that must not go on.
  private func following() -> Lifetime { name.subscribe { [count] _ in count.number += 1 } }

  @Test("A description that is set while the root is mounted is applied next, and the former root is released")
  func updateWhileMounting() throws {
    let tree = LiveTree(Label("a"))
    let log = RenderLog()
    let lifetime = tree.render(with: log)
    let newest = Button("c")
    try tree.update(
      to: View(
        .adHocFinalize -- { [weak tree] _ in
          try? tree?.update(to: Switch())
          try? tree?.update(to: newest)
          return following()
        }))
    #expect(tree.widget as? Button == newest)
    #expect(
      log.lines == [
        "insert Label at 0", "remove Label at 0", "insert View at 0", "remove View at 0", "insert Button at 0",
      ])
    expectNoDelivery()
    lifetime.cancel()
  }

  @Test("A description that is set while the old root ends is applied next")
  func updateWhileEnding() throws {
    var tree: LiveTree<Void>?
    let newest = Button("c")
    tree = LiveTree(Label(.lifetimes -- [Lifetime { try? tree?.update(to: newest) }]))
    let log = RenderLog()
    let lifetime = tree?.render(with: log)
    try tree?.update(to: View(.adHocFinalize -- { _ in following() }))
    #expect(tree?.widget as? Button == newest)
    #expect(
      log.lines == [
        "insert Label at 0", "remove Label at 0", "insert View at 0", "remove View at 0", "insert Button at 0",
      ])
    expectNoDelivery()
    lifetime?.cancel()
    tree = nil
  }

  @Test("A state that is set while the first root is mounted is shown")
  func stateWhileMounting() {
    let number = Var(1)
    let tree = LiveTree(number) { shown in
      Label(
        "\(shown)",
        .adHocFinalize -- { _ in
          if shown == 1 { number.set(2) }
          Observed.flush()
          return nil
        })
    }
    #expect(tree.root[Label.self]?.text == "2")
  }

  @Test("A live tree that is unmounted while its root is replaced shows nothing new")
  func unmountWhileReplacing() throws {
    let tree = LiveTree(Label("a"))
    try tree.update(
      to: View(
        .adHocFinalize -- { [weak tree] _ in
          tree?.unmount()
          return following()
        }))
    expectNoDelivery()
    #expect(!tree.root.isMounted)
    #expect(throws: LiveTreeError.unmounted) { try tree.update(to: Label("b")) }
  }

  @Test("After unmounting, any description is refused, and the tree stays the same")
  func updateAfterUnmounting() {
    let tree = LiveTree(Label(.text <-- name))
    tree.unmount()
    let log = RenderLog()
    let lifetime = tree.render(with: log)
    let error = #expect(throws: LiveTreeError.self) { try tree.update(to: Label("b")) }
    #expect(error == .unmounted && "\(LiveTreeError.unmounted)".hasSuffix("."))
    #expect(throws: LiveTreeError.unmounted) { try tree.update(to: View(.tag <-- name.map(\.count))) }
    #expect(tree.widget as? Label == Label("Ada") && log.lines == ["insert Label at 0"])
    lifetime.cancel()
  }

  private func expectNoDelivery() {
    count.number = 0
    name.set("Grace")
    #expect(count.number == 0)
  }
}

@MainActor
private final class Deliveries {
  var number = 0
}
