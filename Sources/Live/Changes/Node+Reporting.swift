extension Node {
  /// Tells whoever shows the tree what has become of the node's own value, if anything has.
  internal func reportUpdate(from old: any Bindable) {
    guard tree.shows(self) else { return }
    let before = old.bare
    let after = mounted.current.bare.withParts(of: before)
    if !before.isSame(as: after) { tree.report(self) { $0.update(self, from: before, to: after) } }
  }
}

extension Bindable {
  /// The value without what shows nothing, and without children and what is presented: they speak for themselves.
  internal var bare: any Bindable {
    var value = self
    value.behaviors = Behaviors()
    value.widgetsInside = []
    return value.presenting(nil)
  }

  /// The value with parts that show what those of another do, if it has as many: they speak for themselves.
  @MainActor
  fileprivate func withParts(of other: any Bindable) -> any Bindable {
    let parts = other.parts
    guard !parts.isEmpty, parts.count == self.parts.count else { return self }
    var value = self
    var next = parts.makeIterator()
    value.visitParts(PartVisitor { part in part = next.next() ?? part })
    return value
  }

  /// Whether another value is of this type and equal.
  internal func isSame(as other: any Bindable) -> Bool {
    guard let value = self as? any Equatable, let other = other as? any Equatable else { return false }
    return value.isEqual(to: other)
  }
}
