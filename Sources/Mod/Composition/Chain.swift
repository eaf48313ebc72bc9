/// Two Mods in a row, as a node of a tree on the heap.
///
/// Closures that call closures are what the optimiser sees through, but each one takes a stack frame to run and
/// another to release. Past ``depthLimit`` a composition grows as a tree of these instead, which is walked and taken apart in loops.
///
/// It is safe to share between threads: `first` and `second` are written only where one reference is left, in `deinit` or
/// after the check of uniqueness that copy-on-write rests on too, and nothing refers to a node weakly.
@usableFromInline
internal final class Chain<Root: ~Copyable>: @unchecked Sendable {
  private var first: Mod<Root>
  private var second: Mod<Root>

  /// The deepest nest of closures: 64 debug frames of about 128 bytes fit any thread's stack many times over.
  @inlinable
  internal static var depthLimit: Int { 64 }

  private init(_ first: Mod<Root>, _ second: Mod<Root>) {
    self.first = first
    self.second = second
  }

  /// Joins two Mods of which at least one is as deep as closures may nest.
  ///
  /// A shallow Mod goes into the neighbouring leaf, so that a long fold makes one node per ``depthLimit`` Mods.
  @usableFromInline
  internal static func joining(_ first: Mod<Root>, _ second: Mod<Root>) -> Mod<Root> {
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
    Mod({ self.apply(to: &$0) }, depth: Self.depthLimit, chain: self)
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
      next(&root)
      guard let last = pending.popLast() else { return }
      next = last
    }
  }

  // Where two threads let go of a node in the same instant, neither may see itself as the last. Then the node goes in a
  // `deinit` of its own, one frame deeper, and takes what is below it apart in a loop again.
  deinit {
    var orphans: [Chain] = []
    adoptChildren(into: &orphans)
    while var orphan = orphans.popLast() {
      if isKnownUniquelyReferenced(&orphan) {
        orphan.adoptChildren(into: &orphans)
      }
    }
  }

  /// Moves the nodes below this one into `orphans`, so that releasing this one releases no other.
  private func adoptChildren(into orphans: inout [Chain]) {
    if let chain = first.chain { orphans.append(chain) }
    if let chain = second.chain { orphans.append(chain) }
    first = .identity
    second = .identity
  }
}
