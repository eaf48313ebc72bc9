/// A change of a node's value that is reported after the nodes of its parts have been updated.
@MainActor internal final class UntoldUpdate {
  internal let old: any Bindable

  internal let parts: [Node]

  internal init(from old: any Bindable, with parts: [Node]) {
    self.old = old
    self.parts = parts
  }
}

extension Node {
  /// Reports a change of the node's own value, now or after its parts have been updated.
  internal func reportUpdate(from old: any Bindable) {
    guard tree.shows(self) else { return }
    // If there are several changes until then, the first old value counts.
    if untoldUpdate == nil {
      untoldUpdate = UntoldUpdate(from: old.behaviors.haveOverlays ? old : old.bare, with: partNodes)
    }
    if hasParts(mountableParts) { reportUntoldUpdate() }
  }

  /// Reports the change of the node's own value that has not been reported yet, if there is one.
  ///
  /// Parts that stay report their own changes. In both values of this report, they have their current values.
  internal func reportUntoldUpdate() {
    guard let update = untoldUpdate else { return }
    untoldUpdate = nil
    let old = update.old.holding(update.parts)
    let before = old.behaviors.haveOverlays ? look(of: old).bare : old
    let after = shown()
    if !before.isSame(as: after) { tree.report(self) { $0.update(self, from: before, to: after) } }
  }
}

extension Node {
  /// Returns the node's own value as users see it, with the current values of its parts.
  internal func shown() -> any Bindable {
    let value = mounted.current
    guard value.behaviors.haveOverlays else { return value.bare.holding(partNodes) }
    return look(of: value.holding(partNodes)).bare
  }
}

extension Bindable {
  /// A copy without behaviors, children or a presented screen.
  internal var bare: any Bindable {
    var value = self
    value.behaviors = Behaviors()
    value.widgetsInside = []
    return value.presenting(nil)
  }

  /// Returns the value with the current values of its parts, if their number is the same.
  @MainActor fileprivate func holding(_ nodes: [Node]) -> any Bindable {
    guard !nodes.isEmpty, nodes.count == parts.count else { return self }
    var value = self
    var next = nodes.makeIterator()
    value.visitParts(PartVisitor { part in part = next.next()?.appearance ?? part })
    return value
  }

  internal func isSame(as other: any Bindable) -> Bool {
    guard let value = self as? any Equatable, let other = other as? any Equatable else { return false }
    return value.isEqual(to: other)
  }
}
