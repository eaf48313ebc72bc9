extension Adapter: CodableContainer where State: StoredState {
  /// Delivers after each message that has changed or told anything, and whenever anything changes in a container that
  /// is the value.
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

  /// The value, if it is a container.
  public var childCodableContainers: [any CodableContainer] {
    let value = (core.state as? any ValueState)?.value
    return (value as? any CodableContainer).map { [$0] } ?? []
  }

  /// Puts the other's state in place of the present one, and tells subscribers what a new one would hear.
  public func adopt(_ other: any CodableContainer) {
    guard let other = other as? Adapter else { return }
    core.replace(with: other.state)
  }
}
