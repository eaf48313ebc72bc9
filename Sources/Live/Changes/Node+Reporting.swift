/// A change of a node's value that is reported after the nodes of its parts have been updated.
@MainActor internal final class PendingUpdate {
  internal let old: any Bindable

  internal let parts: [Node]

  /// The themes of the old value, or `nil` for the present ones.
  internal let themes: Themes?

  internal init(from old: any Bindable, with parts: [Node], in themes: Themes?) {
    self.old = old
    self.parts = parts
    self.themes = themes
  }
}

extension Node {
  /// Reports a change of the node's own value, now or after its parts have been updated.
  ///
  /// - Parameter themes: The themes of the old value, or `nil` for the present ones.
  internal func reportUpdate(from old: any Bindable, in themes: Themes? = nil) {
    guard tree.shows(self) else { return }
    reportBehaviors(from: old)
    // If there are several changes until then, the first old value counts.
    if status.pendingUpdate == nil {
      let shown = old.behaviors.haveOverlays ? old : old.bare
      status.pendingUpdate = PendingUpdate(from: shown, with: partNodes, in: themes)
    }
    if hasParts(mountableParts) { reportPendingUpdate() }
  }

  /// Reports the change of the node's own value that has not been reported yet, if there is one.
  ///
  /// Parts that stay report their own changes. In both values of this report, they have their current values.
  internal func reportPendingUpdate() {
    guard let update = status.pendingUpdate else { return }
    status.pendingUpdate = nil
    let (old, current) = (update.old.holding(update.parts), current)
    if reportToReaders(old, current) || hasAppearance(of: old, in: update.themes, like: current) { return }
    let (before, after) = (shown(old, in: update.themes), shown(current))
    // Different tokens with the same value in the current theme may differ in the next one.
    if before.isSame(as: after), old.hasBoundTokens(of: current),
      !old.mayShowTokens && !current.mayShowTokens
        || shown(old, keepingTokens: true).isSame(as: shown(current, keepingTokens: true))
    {
      return
    }
    tree.report(self) { $0.update(self, from: before, to: after) }
  }
}

extension Node {
  /// Returns the node's own value as users see it, with the current values of its parts.
  ///
  /// - Parameter themes: The themes, or `nil` for the present ones.
  internal func shown(in themes: Themes? = nil) -> any Bindable {
    shown(current, in: themes)
  }

  /// The node's own value with the current values of its parts. Its appearance differs only by Mods of states.
  private var current: any Bindable {
    let value = mounted.current
    return (value.behaviors.haveOverlays ? value : value.bare).holding(partNodes)
  }

  /// Returns whether an old value looks like the current one, because all properties that determine an appearance are
  /// unchanged.
  ///
  /// Handlers and bindings are no part of an appearance.
  private func hasAppearance(of old: any Bindable, in themes: Themes?, like current: any Bindable) -> Bool {
    old.mayShowTokens && old.behaviors.lookAlike(current.behaviors) && old.plain.isSame(as: current.plain)
      && themes.map { $0 == shownThemes?.themes ?? Themes() } ?? true
  }

  private func shown(
    _ value: any Bindable, in themes: Themes? = nil, keepingTokens keepsTokens: Bool = false
  ) -> any Bindable {
    let appearance = appearance(of: value, in: themes, keepingTokens: keepsTokens)
    return value.behaviors.haveOverlays ? appearance.bare : appearance
  }
}

extension Behaviors {
  /// Returns whether both have the same part in an appearance.
  fileprivate func lookAlike(_ other: Behaviors) -> Bool {
    if shareStates != other.shareStates { return false }
    let (own, others) = (overlays, other.overlays)
    return own.count == others.count && zip(own, others).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension Bindable {
  /// The value without behaviors, children or a presented screen.
  internal var plain: any Bindable { behaviors.isEmpty ? self : bare }

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
    value.visitParts(PartVisitor { part in part = next.next()?.bareSnapshot ?? part })
    return value
  }

  internal func isSame(as other: any Bindable) -> Bool {
    guard let value = self as? any Equatable, let other = other as? any Equatable else { return false }
    return value.isEqual(to: other)
  }
}
