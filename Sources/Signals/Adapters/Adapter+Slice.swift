extension Signal {
  /// The result of a slice for one notification.
  public enum Next {
    /// Delivers this value.
    case value(Value)
    /// Delivers nothing.
    case none
  }
}

extension Adapter {
  /// Returns a signal of one part of the model, computed from each notification.
  ///
  /// `processor` is called with the model as it was just after the notification.
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
  ///   - resume: The notification that each subscription begins with.
  ///   - processor: Returns a value for a notification, or `none`.
  @inlinable public func slice<Model, Message, Notification, Result>(
    resume: Notification,
    _ processor: @escaping (Model, Notification) -> Signal<Result>.Next
  ) -> Signal<Result> where State == ModelState<Model, Message, Notification> {
    slice(initial: (), resume: resume) { _, model, notification in processor(model, notification) }
  }

  /// Returns a signal of one part of the model that keeps a memo between notifications.
  ///
  /// - Parameters:
  ///   - initial: The memo that each subscription starts with.
  ///   - resume: The notification that each subscription begins with.
  ///   - processor: Returns a value for a notification, or `none`, and may change the memo.
  @inlinable public func slice<Model, Message, Notification, Memo, Result>(
    initial: Memo,
    resume: Notification,
    _ processor: @escaping (inout Memo, Model, Notification) -> Signal<Result>.Next
  ) -> Signal<Result> where State == ModelState<Model, Message, Notification> {
    Signal<Result> { [core] observer in
      let memo = OperatorState(initial)
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
