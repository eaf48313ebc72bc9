extension Adapter: CodableContainer where State: StoredState {
  /// Delivers after each message that has changed or told anything, and whenever anything changes in a container that
  /// is in the state.
  public var codableValueChanged: Signal<Void> {
    let own = Signal<Void> { [core] observer in
      let value = observer.value
      return core.steps.subscribe(Observer(value: { _ in value(()) }, end: observer.end))
    }
    let nested = own.startWith(()).flatMapLatest {
      Signal.from(childCodableContainers.map(\.codableValueChanged)).flatMap { $0 }
    }
    return own.merge(nested)
  }

  /// The adapters and containers that the state stores.
  public var childCodableContainers: [any CodableContainer] {
    if core.state.isPlain { return [] }
    return StoredNode.containers { try core.state.store(to: $0) }
  }
}

extension StoredState {
  /// Whether no container can be in the state.
  internal var isPlain: Bool {
    guard let value = (self as? any ValueState)?.value else { return false }
    return type(of: value) is any PlainValue.Type
  }
}
