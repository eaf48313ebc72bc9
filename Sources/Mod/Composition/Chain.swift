/// A composition of two Mods, as a node of a tree on the heap.
///
/// The optimizer sees through closures that call closures, but each of them takes a stack frame to run and another to
/// release. Past ``depthLimit`` a composition grows as a tree of these nodes instead, which is traversed and released
/// in loops.
///
/// Sharing it between threads is safe: `first` and `second` are written only while there is one reference, in `deinit`
/// or after the uniqueness check that copy-on-write relies on too, and there are no weak references to a node.
@usableFromInline internal final class Chain<Root: ~Copyable>: @unchecked Sendable {
  private var first: Mod<Root>
  private var second: Mod<Root>

  /// The largest depth of nested closures. 64 debug frames of about 128 bytes fit any thread's stack many times over.
  @inlinable internal static var depthLimit: Int32 { 64 }

  private init(_ first: Mod<Root>, _ second: Mod<Root>) {
    self.first = first
    self.second = second
  }

  /// Composes two Mods of which at least one has reached the depth limit.
  ///
  /// A shallow Mod is added to the adjacent leaf, so that a long fold makes one node per ``depthLimit`` Mods.
  @usableFromInline internal static func joining(_ first: Mod<Root>, _ second: Mod<Root>) -> Mod<Root> {
    if let chain = first.chain, chain.second.depth + second.depth < depthLimit {
      return Chain(chain.first, chain.second + second).mod
    }
    if let chain = second.chain, first.depth + chain.first.depth < depthLimit {
      return Chain(first + chain.first, chain.second).mod
    }
    return Chain(first, second).mod
  }

  /// The whole tree as a Mod.
  private var mod: Mod<Root> {
    Mod(
      { self.apply(to: &$0) }, depth: Self.depthLimit, isIsolated: first.isIsolated || second.isIsolated, chain: self)
  }

  private func apply(to root: inout Root) {
    var pending = [second]
    var next = first
    while true {
      if let chain = next.chain {
        pending.append(chain.second)
        next = chain.first
        continue
      }
      next.change(&root)
      guard let last = pending.popLast() else { return }
      next = last
    }
  }

  // If two threads release a node at the same time, neither may see itself as the last. The node is then released by a
  // `deinit` of its own, one frame deeper, which again releases the nodes below it in a loop.
  deinit {
    var orphans: [Chain] = []
    adoptChildren(into: &orphans)
    while var orphan = orphans.popLast() {
      if isKnownUniquelyReferenced(&orphan) {
        orphan.adoptChildren(into: &orphans)
      }
    }
  }

  /// Moves the child nodes into `orphans`, so that releasing this node releases no other.
  private func adoptChildren(into orphans: inout [Chain]) {
    if let chain = first.chain { orphans.append(chain) }
    if let chain = second.chain { orphans.append(chain) }
    first = .identity
    second = .identity
  }
}
