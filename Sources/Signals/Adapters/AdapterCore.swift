/// The storage that all copies of an ``Adapter`` share.
@MainActor @usableFromInline internal final class AdapterCore<State: AdapterState> {
  /// The record of one message: the state after it and its notification.
  @usableFromInline internal struct Step {
    @usableFromInline internal let message: State.Message?
    @usableFromInline internal let state: State
    @usableFromInline internal let notification: State.Notification?

    @inlinable internal init(message: State.Message?, state: State, notification: State.Notification?) {
      self.message = message
      self.state = state
      self.notification = notification
    }
  }

  /// The state.
  ///
  /// Two reads overlap with its changes: a reducer may read it, before it is replaced, and so may the deinitializer of
  /// an element that a list has just removed. Both see a whole state. The run with exclusivity checks leaves this
  /// property out.
  @usableFromInline @exclusivity(unchecked) internal var state: State
  @usableFromInline internal let notifications = Hub<State.Notification>()

  /// The hub of all steps, created for the first subscriber that needs more than notifications.
  @usableFromInline @exclusivity(unchecked) internal var stepsIfAny: Hub<Step>?
  @usableFromInline @exclusivity(unchecked) internal var feedbackIfAny: Input<State.Message>?
  internal private(set) var failuresIfAny: Hub<any Error>?

  /// The observers of messages, which are called with the state before each message is applied.
  @usableFromInline @exclusivity(unchecked) internal var messageObservers: [MessageObserver] = []

  @MainActor @usableFromInline internal final class MessageObserver {
    @usableFromInline internal let observe: (State.Message, State) -> Void

    internal init(_ observe: @escaping (State.Message, State) -> Void) { self.observe = observe }
  }

  @inlinable internal init(_ state: State) { self.state = state }

  @inlinable internal func send(_ message: State.Message) {
    guard Turn.open() else { return Turn.enqueue(from: self) { self.receive(message) } }
    receive(message)
    Turn.close()
  }

  @inlinable internal func receive(_ message: State.Message) {
    if !messageObservers.isEmpty { announce(message) }
    do {
      let notification = try state.apply(message: message, feedback: feedback)
      if let notification { notifications.deliver(notification) }
      stepsIfAny?.deliver(Step(message: message, state: state, notification: notification))
    } catch {
      fail(error)
    }
  }

  /// Calls a closure before each message is applied, until the lifetime ends.
  internal func beforeMessages(_ observe: @escaping (State.Message, State) -> Void) -> Lifetime {
    let observer = MessageObserver(observe)
    messageObservers.append(observer)
    return Lifetime { [weak self] in self?.messageObservers.removeAll { $0 === observer } }
  }

  @usableFromInline internal func announce(_ message: State.Message) {
    for observer in messageObservers { observer.observe(message, state) }
  }

  /// Notifies subscribers that another state has been put in place.
  internal func resume() {
    let notification = state.resume()
    if let notification { notifications.deliver(notification) }
    stepsIfAny?.deliver(Step(message: nil, state: state, notification: notification))
  }

  /// Makes the current reading depend on this adapter's notifications and restorations.
  @usableFromInline internal func follow() {
    Reading.current?.follow(steps) { $0.notification != nil || $0.message == nil }
  }

  @usableFromInline internal var steps: Hub<Step> {
    if let stepsIfAny { return stepsIfAny }
    let steps = Hub<Step>()
    stepsIfAny = steps
    return steps
  }

  internal var failures: Hub<any Error> {
    if let failuresIfAny { return failuresIfAny }
    let failures = Hub<any Error>()
    failuresIfAny = failures
    return failures
  }

  @inlinable internal var feedback: Input<State.Message> { feedbackIfAny ?? makeFeedback() }

  @usableFromInline internal func makeFeedback() -> Input<State.Message> {
    let feedback = Input<State.Message> { [weak self] in self?.send($0) }
    feedbackIfAny = feedback
    return feedback
  }

  @usableFromInline internal func fail(_ error: any Error) { failuresIfAny?.deliver(error) }
}
