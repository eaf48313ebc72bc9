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
    if mods.count == 1 {
      self = mods[0]
    } else if mods.depth() >= Chain<Root>.depthLimit {
      self = mods.reduce(.identity, +)
    } else if mods.count > 12 {
      self.init(
        list: stride(from: 0, to: mods.count, by: 12).map { start in
          Mod(inlining: Array(mods[start..<min(start + 12, mods.count)]))
        })
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
    let a = mods.element(at: 0)
    let b = mods.element(at: 1)
    let c = mods.element(at: 2)
    let d = mods.element(at: 3)
    let e = mods.element(at: 4)
    let f = mods.element(at: 5)
    let g = mods.element(at: 6)
    let h = mods.element(at: 7)
    let i = mods.element(at: 8)
    let j = mods.element(at: 9)
    let k = mods.element(at: 10)
    let l = mods.element(at: 11)
    self.init(
      {
        [
          a = a.change, b = b.change, c = c.change, d = d.change, e = e.change, f = f.change, g = g.change,
          h = h.change, i = i.change, j = j.change, k = k.change, l = l.change
        ] root in
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
      isIsolated: 0 != a.isolation | b.isolation | c.isolation | d.isolation | e.isolation | f.isolation | g.isolation
        | h.isolation | i.isolation | j.isolation | k.isolation | l.isolation
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

  /// Returns the change of an element and its isolation, or no change past the end.
  ///
  /// A whole Mod would not be seen through where the elements are results of calls, nor would its parts one by one.
  @inlinable @inline(__always) internal func element<Root: ~Copyable>(
    at index: Int
  ) -> (change: @Sendable (inout Root) -> Void, isolation: Int32) where Element == Mod<Root> {
    count > index ? (self[index].change, self[index].isolation) : (Mod<Root>.identity.change, 0)
  }

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
