extension Node {
  /// The last description of the node, with the styling of that time.
  internal var styledDescription: any Bindable { stylings.applied(to: described) }

  /// Applies other stylings of the surrounding containers.
  internal func restyle() {
    let outer = outerSurroundings.values.stylings
    if areStylingsSame(as: outer, for: described) {
      stylings = outer
    } else if isBusy {
      pending = pending ?? described
    } else {
      busily { adopt(described) }
    }
  }

  private func areStylingsSame<Value: Bindable>(as others: Stylings, for value: Value) -> Bool {
    stylings.areSame(as: others, for: Value.self)
  }
}
