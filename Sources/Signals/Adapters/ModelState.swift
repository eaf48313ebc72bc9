/// The rules of an adapter around a model of one's own: a reducer carries out messages and says what changed.
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
/// by each message that changes it; keep a long list in an ``ArrayAdapter``, or in a state of your own that implements
/// ``AdapterState/apply(message:feedback:)``.
public struct ModelState<Model, Message, Notification>: AdapterState {
  /// The present model.
  public let model: Model

  @usableFromInline internal let resumer: (Model) -> Notification?
  @usableFromInline internal let reducer: (inout Model, Message, Input<Message>) throws -> Notification?

  @usableFromInline
  internal init(
    _ model: Model,
    resumer: @escaping (Model) -> Notification?,
    reducer: @escaping (inout Model, Message, Input<Message>) throws -> Notification?
  ) {
    self.model = model
    self.resumer = resumer
    self.reducer = reducer
  }

  /// Makes the rules.
  ///
  /// - Parameters:
  ///   - initial: The model at the start.
  ///   - resumer: What a new subscriber hears first. Nothing by default.
  ///   - reducer: Carries out a message, and says what subscribers are told, if anything. What it sends to its last
  ///     argument, the adapter's own input, is carried out after this message has been delivered.
  @inlinable
  public init(
    initial: Model,
    resumer: @escaping (Model) -> Notification? = { _ in nil },
    reducer: @escaping (inout Model, Message, Input<Message>) throws -> Notification?
  ) {
    self.init(initial, resumer: resumer, reducer: reducer)
  }

  /// Has the reducer carry out the message.
  @inlinable
  public func reduce(
    message: Message,
    feedback: Input<Message>
  ) throws -> (state: ModelState, notification: Notification?) {
    var model = model
    let notification = try reducer(&model, message, feedback)
    return (ModelState(model, resumer: resumer, reducer: reducer), notification)
  }

  /// What the resumer says.
  @inlinable
  public func resume() -> Notification? { resumer(model) }
}

extension Adapter {
  /// Looks at the model outside of any signal, for instance to save it.
  ///
  /// It can be used anywhere, also inside a reducer, which is still to change this model, and inside a slice.
  @inlinable
  public func sync<Model, Message, Notification, Result>(
    _ look: (Model) throws -> Result
  ) rethrows -> Result where State == ModelState<Model, Message, Notification> {
    try look(state.model)
  }
}
