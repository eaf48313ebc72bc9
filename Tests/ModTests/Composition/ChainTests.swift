import Testing

@testable import Mod

@Suite("The tree of a long composition")
struct ChainTests {
  private let increments = (0..<10_000).map { _ in Mod<Int> { $0 += 1 } }

  /// The nodes of a composition's tree, each counted once however often it is shared.
  private func nodes(of mod: Mod<Int>) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var pending = [mod.chain].compactMap(\.self)
    while let chain = pending.popLast() {
      guard found.insert(ObjectIdentifier(chain)).inserted else { continue }
      pending += Mirror(reflecting: chain).children.compactMap { ($0.value as? Mod<Int>)?.chain }
    }
    return found
  }

  @Test("A composition of dozens of Mods from one side uses few nodes, and `combine` uses none")
  func fewNodes() {
    let few = 1...increments.count / 32
    #expect(few.contains(nodes(of: increments.reduce(.identity, +)).count))
    #expect(few.contains(nodes(of: increments.reversed().reduce(.identity) { $1 + $0 }).count))
    #expect(nodes(of: .combine(increments)).isEmpty)
  }

  @Test("Composing adds at most one node for each further Mod", arguments: [true, false])
  func linear(appends: Bool) {
    var mod = Mod.combine(increments)
    for increment in increments.prefix(500) {
      let longer = appends ? mod + increment : increment + mod
      #expect(nodes(of: longer).subtracting(nodes(of: mod)).count <= 1)
      mod = longer
    }
  }
}
