extension Node {
  /// The last description of the node, with the styling of that time.
  internal var styledDescription: any Bindable { described.value.map { stylings.applied(to: $0) } ?? mounted.current }

  /// Applies other stylings of the surrounding containers.
  internal func restyle() {
    let outer = outerEnvironment.stylings
    guard let described = described.value, !areStylingsSame(as: outer, for: described) else {
      stylings = outer
      return
    }
    if isBusy {
      pending = pending ?? PendingDescription(described)
    } else {
      updating { adopt(described) }
    }
  }

  private func areStylingsSame<Value: Bindable>(as others: Stylings, for value: Value) -> Bool {
    stylings.areSame(as: others, for: Value.self)
  }
}
