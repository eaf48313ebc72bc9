/// The state of an adapter around a model of your own, whose reducer applies messages and returns notifications.
///
/// ```swift
/// let document = Adapter(
///   ModelState(initial: Document(), resumer: { _ in Document.Change.reload }) { model, message, feedback in
///     try model.apply(message)
///   })
/// document.send(.addRow("One"))
/// ```
///
/// The reducer changes a copy, so that a reducer that throws changes nothing. An array in the model is therefore copied
/// by each message that changes it. Keep a long list in an ``ArrayAdapter``, or in a state of your own that implements
/// ``AdapterState/apply(message:feedback:)``.
public struct ModelState<Model, Message, Notification>: AdapterState {
  /// The current model.
  public let model: Model

  @usableFromInline internal let resumer: (Model) -> Notification?
  @usableFromInline internal let reducer: (inout Model, Message, Input<Message>) throws -> Notification?

  @usableFromInline internal init(
    _ model: Model,
    resumer: @escaping (Model) -> Notification?,
    reducer: @escaping (inout Model, Message, Input<Message>) throws -> Notification?
  ) {
    self.model = model
    self.resumer = resumer
    self.reducer = reducer
  }

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - initial: The initial model.
  ///   - resumer: Returns the first notification for a new subscriber. By default, there is none.
  ///   - reducer: Applies a message to the model, and returns the notification for subscribers, if any. A message that
  ///     it sends to its last argument, the adapter's own input, is applied after this one has been delivered.
  @inlinable public init(
    initial: Model,
    resumer: @escaping (Model) -> Notification? = { _ in nil },
    reducer: @escaping (inout Model, Message, Input<Message>) throws -> Notification?
  ) {
    self.init(initial, resumer: resumer, reducer: reducer)
  }

  /// Returns the state after the reducer has applied the message.
  ///
  /// - Throws: The error of the reducer.
  @inlinable public func reduce(
    message: Message,
    feedback: Input<Message>
  ) throws -> (state: ModelState, notification: Notification?) {
    var model = model
    let notification = try reducer(&model, message, feedback)
    return (ModelState(model, resumer: resumer, reducer: reducer), notification)
  }

  /// Returns the notification of the resumer.
  @inlinable public func resume() -> Notification? { resumer(model) }
}

extension Adapter {
  /// Calls a closure with the current model, for example to save it, and returns the result.
  ///
  /// You can call it anywhere, also inside a reducer, which sees the model before its change, and inside a slice.
  ///
  /// - Throws: The error that `read` throws.
  @inlinable public func sync<Model, Message, Notification, Result>(
    _ read: (Model) throws -> Result
  ) rethrows -> Result where State == ModelState<Model, Message, Notification> {
    try read(state.model)
  }
}
