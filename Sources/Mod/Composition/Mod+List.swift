extension Mod: ExpressibleByArrayLiteral where Root: ~Copyable {
  /// All Mods of a list as one, in their order: `let style: Mod<Label> = [.text("Views"), .numberOfLines(0)]`.
  @inlinable
  @inline(__always)
  public init(arrayLiteral mods: Mod...) {
    self.init(list: mods)
  }

  /// All Mods of an array as one, in their order, for functions that take Mods as arguments.
  ///
  /// A list of up to twelve that the compiler can see costs no more than the assignments it stands for. For a list that is
  /// made at run time, ``combine(_:)`` gives the faster Mod.
  @inlinable
  @inline(__always)
  public init(list mods: [Mod]) {
    self.init({ mods.apply(to: &$0) }, depth: mods.depth() + 1)
  }
}

// The optimiser follows a literal's elements only where each has a constant index, so the first twelve are spelled out.
extension Array {
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
