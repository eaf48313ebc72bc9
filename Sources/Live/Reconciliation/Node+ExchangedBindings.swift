import Bindings
import Widgets

extension Node {
  /// Adopts a description that differs only in its bindings, if these can replace the node's bindings.
  ///
  /// - Returns: Whether it does.
  internal func exchangeBindings(for widget: any Widget) -> Bool {
    guard !connections.bindings.isEmpty, !isContainer, inherited.reported === outerEnvironment,
      case .widget(let described) = described
    else { return false }
    return exchangeBindings(of: described, for: widget)
  }

  private func exchangeBindings<Value: Widget>(of described: Value, for widget: any Widget) -> Bool {
    guard !inherited.stylings.reach(Value.self), !outerEnvironment.stylings.reach(Value.self),
      let mounted = mounted as? Mounted<Value>
    else { return false }
    let behaviors = widget.behaviors
    guard connections.bindings.areContinued(by: behaviors.bindings) else { return false }
    // With the same bindings, the descriptions are equal if nothing else differs.
    var same = described
    if behaviors.onlyBinding != nil, described.behaviors.onlyBinding != nil {
      same.behaviors = behaviors
    } else {
      same.behaviors.lists.bindings = behaviors.bindings
    }
    guard widget.isEqual(to: same) else { return false }
    self.described = .widget(widget)
    forgetAppearance()
    mounted.observer = nil
    let replace: @MainActor (inout Value) -> Void = { $0.behaviors = behaviors }
    mounted.apply(replace)
    mounted.observer = self
    // Changes during the update are pending, as during any update of the node.
    status.isUpdating = true
    connections.bindings = connect(connections.bindings) { $0.takeOver($1.bindings) }
    status.isUpdating = false
    if isMounted, status.isOutOfDate || status.pending != nil { updating {} }
    return true
  }
}
