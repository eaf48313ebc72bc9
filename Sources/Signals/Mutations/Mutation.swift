/// A change of something, as a value: what can be sent, stored, made elsewhere, and taken back.
public protocol Mutation<State> {
  /// What it changes.
  associatedtype State
  /// Why it cannot be made.
  associatedtype Failure: Error

  /// Changes a state.
  ///
  /// - Throws: If the change does not fit the state, which stays as it was then.
  func apply(to state: inout State) throws(Failure)

  /// The changes that take this one back, to be made one after the other.
  ///
  /// - Parameter state: The state before this change.
  /// - Throws: If the change does not fit the state.
  func inverse(in state: State) throws(Failure) -> [Self]
}

extension SignalConvertible where Value: Mutation {
  /// Delivers the states that one change after the other makes of a state, which is changed in place.
  ///
  /// Each subscription starts again from the state given here, which is not itself delivered.
  ///
  /// - Parameters:
  ///   - state: The state before the first change.
  ///   - failure: Called where a change does not fit the state, which is then delivered as it was.
  @inlinable
  public func states(
    from state: Value.State, failure: @escaping @MainActor (Value.Failure) -> Void = { _ in }
  ) -> Signal<Value.State> {
    let connect = signal.connect
    return Signal<Value.State> { observer in
      let present = Memory(state)
      let value = observer.value
      return connect(
        Observer(
          value: { mutation in
            do throws(Value.Failure) { try mutation.apply(to: &present.value) } catch { failure(error) }
            value(present.value)
          },
          end: observer.end))
    }
  }
}
