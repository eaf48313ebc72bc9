extension Signal {
  /// What a slice makes of a notification.
  public enum Next {
    /// Delivers this value.
    case value(Value)
    /// Delivers nothing.
    case none
  }
}

extension Adapter {
  /// A view of part of the model: what `processor` makes of each notification, with the model as it was just after it.
  ///
  /// ```swift
  /// let rows = document.slice(resume: .reload) { document, change in
  ///   switch change {
  ///   case .addedRow(let index): .value(document.rows[index])
  ///   default: .none
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - resume: The notification to begin with, at each subscription.
  ///   - processor: Makes a value of a notification, or none.
  @inlinable
  public func slice<Model, Message, Notification, Result>(
    resume: Notification,
    _ processor: @escaping (Model, Notification) -> Signal<Result>.Next
  ) -> Signal<Result> where State == ModelState<Model, Message, Notification> {
    slice(initial: (), resume: resume) { _, model, notification in processor(model, notification) }
  }

  /// A view of part of the model that remembers something from one notification to the next.
  ///
  /// - Parameters:
  ///   - initial: What is remembered at first, by each subscription for itself.
  ///   - resume: The notification to begin with, at each subscription.
  ///   - processor: Makes a value of a notification, or none, and may change what is remembered.
  @inlinable
  public func slice<Model, Message, Notification, Memo, Result>(
    initial: Memo,
    resume: Notification,
    _ processor: @escaping (inout Memo, Model, Notification) -> Signal<Result>.Next
  ) -> Signal<Result> where State == ModelState<Model, Message, Notification> {
    Signal<Result> { [core] observer in
      let memo = Memory(initial)
      let value = observer.value
      let take: (Model, Notification) -> Void = { model, notification in
        var present = memo.value
        let next = processor(&present, model, notification)
        memo.value = present
        if case .value(let result) = next { value(result) }
      }
      let connection = core.steps.subscribe(
        Observer(
          value: { if let notification = $0.notification { take($0.state.model, notification) } },
          end: observer.end))
      take(core.state.model, resume)
      return connection
    }
  }
}
