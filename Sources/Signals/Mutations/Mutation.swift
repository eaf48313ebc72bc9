/// A change of a state as a value, which can be sent, stored and undone.
public protocol Mutation<State> {
  /// The type of the state that changes.
  associatedtype State
  /// The error of a change that does not fit the state.
  associatedtype Failure: Error

  /// Applies the change to a state.
  ///
  /// - Throws: `Failure` if the change does not fit the state. The state then stays as it was.
  func apply(to state: inout State) throws(Failure)

  /// Returns the changes that undo this change, in the order in which they must be applied.
  ///
  /// - Parameter state: The state before this change.
  /// - Throws: `Failure` if the change does not fit the state.
  func inverse(in state: State) throws(Failure) -> [Self]
}

extension SignalConvertible where Value: Mutation {
  /// Returns a signal of the states that result from applying each change to the state before it.
  ///
  /// Each subscription starts from `state`, which is not itself delivered.
  ///
  /// - Parameters:
  ///   - state: The state before the first change.
  ///   - failure: Called when a change does not fit the state, which is then delivered unchanged.
  @inlinable public func states(
    from state: Value.State, failure: @escaping @MainActor (Value.Failure) -> Void = { _ in }
  ) -> Signal<Value.State> {
    let upstream = signal.relayed
    return Signal<Value.State>(after: upstream) { observer in
      let present = OperatorState(state)
      let value = observer.value
      return upstream.connect(
        Observer(
          value: { mutation in
            do throws(Value.Failure) { try mutation.apply(to: &present.value) } catch { failure(error) }
            value(present.value)
          },
          end: observer.end))
    }
  }
}
