extension Mod: ExpressibleByArrayLiteral where Root: ~Copyable {
  /// Creates a Mod that applies all Mods of a list, in order: `let style: Mod<Label> = [.text("Views"),
  /// .numberOfLines(0)]`.
  @inlinable @inline(__always) public init(arrayLiteral mods: Mod...) { self.init(list: mods) }

  /// Creates a Mod that applies Mods in order: `Mod<Label>(.text("Views"), .numberOfLines(0))`.
  @inlinable @inline(__always) public init(_ mods: Mod...) { self.init(list: mods) }

  /// Creates a Mod that applies all Mods of an array, in order, for functions that take Mods as arguments.
  ///
  /// A list literal that the compiler sees costs no more than its assignments, up to twelve elements.
  ///
  /// - Complexity: O(*n*) for *n* Mods.
  @inlinable @inline(__always) public init(list mods: [Mod]) {
    // A closure that captures the elements one by one calls them without retaining them. Each element of a captured
    // array would be retained.
    let count = mods.count
    let a = count > 0 ? mods[0] : .identity
    let b = count > 1 ? mods[1] : .identity
    let c = count > 2 ? mods[2] : .identity
    let d = count > 3 ? mods[3] : .identity
    let e = count > 4 ? mods[4] : .identity
    let f = count > 5 ? mods[5] : .identity
    let g = count > 6 ? mods[6] : .identity
    let h = count > 7 ? mods[7] : .identity
    let i = count > 8 ? mods[8] : .identity
    let j = count > 9 ? mods[9] : .identity
    let k = count > 10 ? mods[10] : .identity
    let l = count > 11 ? mods[11] : .identity
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
      isIsolated: 0 != a.isolation | b.isolation | c.isolation | d.isolation | e.isolation | f.isolation
        | g.isolation | h.isolation | i.isolation | j.isolation | k.isolation | l.isolation
    )
  }
}

// The optimizer follows the elements of a literal only at constant indexes, so that the first twelve are spelled out.
extension Array {
  /// Applies the elements without making a Mod of them.
  ///
  /// - Complexity: O(*n*).
  @inlinable @inline(__always) internal func apply<Root: ~Copyable>(to root: inout Root) where Element == Mod<Root> {
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
