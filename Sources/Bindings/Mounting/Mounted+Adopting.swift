extension AnyMounted {
  /// Performs the preparations before the bindings start.
  package final func prepare() {
    guard !behaviors.isEmpty else { return }
    for preparation in behaviors.preparations { _ = preparation.connectable?.connect(toAny: self) }
  }
}

extension Mounted {
  /// Replaces the value, apart from properties that continuing bindings have set.
  ///
  /// - Parameters:
  ///   - new: The new value.
  ///   - connections: The active bindings. Those that the new value has too continue.
  ///   - keep: Copies further properties from the current to the new value.
  package final func adopt(_ new: Root, with connections: Connections, keeping keep: (_ now: Root, inout Root) -> Void)
  {
    let now = value
    apply { $0 = new }
    prepare()
    apply { value in
      keep(now, &value)
      if connections.isEmpty { return }
      for binding in value.behaviors.bindings where connections.isContinued(by: binding) {
        binding.connectable?.keepAny(now, in: &value)
      }
    }
  }
}
