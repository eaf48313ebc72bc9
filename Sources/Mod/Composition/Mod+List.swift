extension Mod: ExpressibleByArrayLiteral where Root: ~Copyable {
  /// All Mods of a list as one, in their order: `let style: Mod<Label> = [.text("Views"), .numberOfLines(0)]`.
  @inlinable
  @inline(__always)
  public init(arrayLiteral mods: Mod...) {
    self.init(list: mods)
  }

  /// All Mods of an array as one, in their order, for functions that take Mods as arguments.
  ///
  /// A list that the compiler can see costs no more than the assignments that it stands for, up to twelve elements.
  ///
  /// - Complexity: O(*n*) in the number of Mods.
  @inlinable
  @inline(__always)
  public init(list mods: [Mod]) {
    // A closure that captures the elements one by one calls them without retaining them. It would retain each element of a
    // captured array.
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
      { root in
        if count > 0 { a.change(&root) }
        if count > 1 { b.change(&root) }
        if count > 2 { c.change(&root) }
        if count > 3 { d.change(&root) }
        if count > 4 { e.change(&root) }
        if count > 5 { f.change(&root) }
        if count > 6 { g.change(&root) }
        if count > 7 { h.change(&root) }
        if count > 8 { i.change(&root) }
        if count > 9 { j.change(&root) }
        if count > 10 { k.change(&root) }
        if count > 11 { l.change(&root) }
        var index = 12
        while index < count {
          mods[index].change(&root)
          index += 1
        }
      },
      depth: mods.depth() + 1
    )
  }
}

// The optimizer follows a literal's elements only where each has a constant index, so the first twelve are spelled out.
extension Array {
  /// Applies the elements at once, without making a Mod of them.
  @inlinable
  @inline(__always)
  internal func apply<Root: ~Copyable>(to root: inout Root) where Element == Mod<Root> {
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

  /// The depth of the deepest element.
  ///
  /// Without side effects that the optimiser knows of, the call goes where nobody composes the list further.
  @usableFromInline
  @_effects(readonly)
  internal func depth<Root: ~Copyable>() -> Int where Element == Mod<Root> {
    reduce(0) { Swift.max($0, $1.depth) }
  }
}
