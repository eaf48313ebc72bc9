import Live
import Testing

@MainActor
struct RootReplacementTests {
  private let name = Var("Ada")
  private let count = Deliveries()

  /// What a tree does that must not go on.
  private func following() -> Lifetime { name.subscribe { [count] _ in count.number += 1 } }

  @Test("A description that comes while the root is mounted is shown next, and nothing of the one before stays alive")
  func updateWhileMounting() throws {
    let host = Host(Label("a"))
    let log = RenderLog()
    let lifetime = host.render(with: log)
    let newest = Button("c")
    try host.update(
      to: View(
        .adHocFinalize -- { [weak host] _ in
          try? host?.update(to: Switch())
          try? host?.update(to: newest)
          return following()
        }))
    #expect(host.widget as? Button == newest)
    #expect(
      log.lines == [
        "insert Label at 0", "remove Label at 0", "insert View at 0", "remove View at 0", "insert Button at 0",
      ])
    expectNoDelivery()
    lifetime.cancel()
  }

  @Test("A description that comes while the old root ends is shown next")
  func updateWhileEnding() throws {
    var host: Host<Void>?
    let newest = Button("c")
    host = Host(Label(.lifetimes -- [Lifetime { try? host?.update(to: newest) }]))
    let log = RenderLog()
    let lifetime = host?.render(with: log)
    try host?.update(to: View(.adHocFinalize -- { _ in following() }))
    #expect(host?.widget as? Button == newest)
    #expect(
      log.lines == [
        "insert Label at 0", "remove Label at 0", "insert View at 0", "remove View at 0", "insert Button at 0",
      ])
    expectNoDelivery()
    lifetime?.cancel()
    host = nil
  }

  @Test("A state that comes while the first root is mounted is shown")
  func stateWhileMounting() {
    let number = Var(1)
    let host = Host(number) { shown in
      Label(
        "\(shown)",
        .adHocFinalize -- { _ in
          if shown == 1 { number.set(2) }
          Observed.flush()
          return nil
        })
    }
    #expect(host.root[Label.self]?.text == "2")
  }

  @Test("A host that is unmounted while its root is replaced shows nothing new")
  func unmountWhileReplacing() throws {
    let host = Host(Label("a"))
    try host.update(
      to: View(
        .adHocFinalize -- { [weak host] _ in
          host?.unmount()
          return following()
        }))
    expectNoDelivery()
    #expect(!host.root.isMounted)
    #expect(throws: HostError.unmounted) { try host.update(to: Label("b")) }
  }

  @Test("After unmounting, a description is refused whatever its type, and the tree stays as it was")
  func updateAfterUnmounting() {
    let host = Host(Label(.text <-- name))
    host.unmount()
    let log = RenderLog()
    let lifetime = host.render(with: log)
    let error = #expect(throws: HostError.self) { try host.update(to: Label("b")) }
    #expect(error == .unmounted && "\(HostError.unmounted)".hasSuffix("."))
    #expect(throws: HostError.unmounted) { try host.update(to: View(.tag <-- name.map(\.count))) }
    #expect(host.widget as? Label == Label("Ada") && log.lines == ["insert Label at 0"])
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
