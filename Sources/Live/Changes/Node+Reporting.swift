/// A change of a node's value that is told once the nodes of its parts are those of the new value.
@MainActor
internal final class UntoldUpdate {
  /// The value before.
  internal let old: any Bindable

  /// The nodes of its parts.
  internal let parts: [Node]

  internal init(from old: any Bindable, with parts: [Node]) {
    self.old = old
    self.parts = parts
  }
}

extension Node {
  /// Tells whoever shows the tree of a change of the node's own value, at once or as soon as its parts are up to date.
  internal func reportUpdate(from old: any Bindable) {
    guard tree.shows(self) else { return }
    // Of several changes until then, the first value before counts.
    if untoldUpdate == nil { untoldUpdate = UntoldUpdate(from: old.bare, with: partNodes) }
    if hasParts(mountableParts) { reportUntoldUpdate() }
  }

  /// Tells of the change of the node's own value that has yet to be told, if there is one.
  ///
  /// Parts that stay tell of their own changes. They are the same before and after here, and as they are now.
  internal func reportUntoldUpdate() {
    guard let update = untoldUpdate else { return }
    untoldUpdate = nil
    let before = update.old.holding(update.parts)
    let after = mounted.current.bare.holding(partNodes)
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

  /// The value with its parts as they are in their nodes, if it has as many.
  @MainActor
  fileprivate func holding(_ nodes: [Node]) -> any Bindable {
    guard !nodes.isEmpty, nodes.count == parts.count else { return self }
    var value = self
    var next = nodes.makeIterator()
    value.visitParts(PartVisitor { part in part = next.next()?.appearance ?? part })
    return value
  }

  /// Whether another value is of this type and equal.
  internal func isSame(as other: any Bindable) -> Bool {
    guard let value = self as? any Equatable, let other = other as? any Equatable else { return false }
    return value.isEqual(to: other)
  }
}
