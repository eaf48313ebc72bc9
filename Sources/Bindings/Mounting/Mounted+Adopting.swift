extension AnyMounted {
  /// Does what is to be done before the bindings begin.
  package final func prepare() {
    guard !behaviors.isEmpty else { return }
    for preparation in behaviors.of(.preparation) {
      _ = (preparation as? any Connectable)?.connect(toAny: self)
    }
  }
}

extension Mounted {
  /// Becomes another value, apart from what bindings that go on have made of it.
  ///
  /// - Parameters:
  ///   - new: The value.
  ///   - connections: The bindings under way. Those that the value has too go on.
  ///   - keep: Keeps in the value more of what there is now.
  package final func adopt(_ new: Root, with connections: Connections, keeping keep: (_ now: Root, inout Root) -> Void)
  {
    let now = value
    apply { $0 = new }
    prepare()
    apply { value in
      keep(now, &value)
      for case let binding as any PropertyBinding in value.behaviors.elements where connections.contains(binding) {
        binding.keepAny(now, in: &value)
      }
    }
  }
}
