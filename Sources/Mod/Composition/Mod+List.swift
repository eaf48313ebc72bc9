extension Mod: ExpressibleByArrayLiteral where Root: ~Copyable {
  /// Creates a Mod that applies all Mods of a list, in order: `let style: Mod<Label> = [.text("Views"),
  /// .numberOfLines(0)]`.
  @inlinable @inline(__always) public init(arrayLiteral mods: Mod...) { self.init(inlining: mods) }

  /// Creates a Mod that applies Mods in order: `Mod<Label>(.text("Views"), .numberOfLines(0))`.
  @inlinable @inline(__always) public init(_ mods: Mod...) { self.init(inlining: mods) }

  /// Creates a Mod that applies all Mods of an array, in order, for functions that take Mods as arguments.
  ///
  /// - Complexity: O(*n*) for *n* Mods.
  @inline(never) public init(list mods: [Mod]) {
    if mods.depth() >= Chain<Root>.depthLimit {
      self = mods.reduce(.identity, +)
    } else if mods.count > 12 {
      self = stride(from: 0, to: mods.count, by: 12).reduce(.identity) { mod, start in
        mod + Mod(inlining: Array(mods[start..<Swift.min(start + 12, mods.count)]))
      }
    } else {
      self.init(inlining: mods)
    }
  }

  /// Creates a Mod that applies all Mods of a list literal, in order.
  ///
  /// A literal that the compiler sees costs no more than its assignments, up to twelve elements. For an array that it
  /// does not see, this is 3 KB of code, so that ``init(list:)`` is not inlined.
  ///
  /// - Complexity: O(*n*) for *n* Mods.
  @inlinable @inline(__always) internal init(inlining mods: [Mod]) {
    // A closure that captures the elements one by one calls them without retaining them. Each element of a captured
    // array would be retained.
    let count = mods.count
    let a = mods.change(at: 0)
    let b = mods.change(at: 1)
    let c = mods.change(at: 2)
    let d = mods.change(at: 3)
    let e = mods.change(at: 4)
    let f = mods.change(at: 5)
    let g = mods.change(at: 6)
    let h = mods.change(at: 7)
    let i = mods.change(at: 8)
    let j = mods.change(at: 9)
    let k = mods.change(at: 10)
    let l = mods.change(at: 11)
    self.init(
      { root in
        if count > 0 { a(&root) }
        if count > 1 { b(&root) }
        if count > 2 { c(&root) }
        if count > 3 { d(&root) }
        if count > 4 { e(&root) }
        if count > 5 { f(&root) }
        if count > 6 { g(&root) }
        if count > 7 { h(&root) }
        if count > 8 { i(&root) }
        if count > 9 { j(&root) }
        if count > 10 { k(&root) }
        if count > 11 { l(&root) }
        var index = 12
        while index < count {
          mods[index](&root)
          index += 1
        }
      },
      depth: mods.depth() + 1,
      isIsolated: 0 != mods.isolation(at: 0) | mods.isolation(at: 1) | mods.isolation(at: 2) | mods.isolation(at: 3)
        | mods.isolation(at: 4) | mods.isolation(at: 5) | mods.isolation(at: 6) | mods.isolation(at: 7)
        | mods.isolation(at: 8) | mods.isolation(at: 9) | mods.isolation(at: 10) | mods.isolation(at: 11)
    )
  }
}

// The optimizer follows the elements of a literal only at constant indexes, so that the first twelve are spelled out.
extension Array {
  /// Applies the elements without making a Mod of them.
  ///
  /// - Complexity: O(*n*).
  @inlinable @inline(__always) package func apply<Root: ~Copyable>(to root: inout Root) where Element == Mod<Root> {
    let count = self.count
    if count > 0 { self[0](&root) }
    if count > 1 { self[1](&root) }
    if count > 2 { self[2](&root) }
    if count > 3 { self[3](&root) }
    if count > 4 { self[4](&root) }
    if count > 5 { self[5](&root) }
    if count > 6 { self[6](&root) }
    if count > 7 { self[7](&root) }
    if count > 8 { self[8](&root) }
    if count > 9 { self[9](&root) }
    if count > 10 { self[10](&root) }
    if count > 11 { self[11](&root) }
    var index = 12
    while index < count {
      self[index](&root)
      index += 1
    }
  }

  /// Returns the change of an element, or nothing past the end.
  @inlinable @inline(__always) internal func change<Root: ~Copyable>(
    at index: Int
  ) -> @Sendable (inout Root) -> Void where Element == Mod<Root> {
    count > index ? self[index].change : Mod<Root>.identity.change
  }

  /// Returns the isolation of an element, or 0 past the end.
  @inlinable @inline(__always) internal func isolation<Root: ~Copyable>(at index: Int) -> Int32
  where Element == Mod<Root> { count > index ? self[index].isolation : 0 }

  /// Returns the depth of the deepest element.
  ///
  /// The annotation lets the optimizer remove the call if the list is not composed further.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline @_effects(readonly)
  internal func depth<Root: ~Copyable>() -> Int32 where Element == Mod<Root> {
    reduce(0) { Swift.max($0, $1.depth) }
  }
}
