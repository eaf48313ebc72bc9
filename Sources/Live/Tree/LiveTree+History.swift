import Bindings

extension LiveTree {
  /// Makes one step in a history of all changes between the beginning of a user action and the next.
  ///
  /// ```swift
  /// let title = Var("Milk")
  /// let history = History()
  /// history.track(title)
  /// let tree = LiveTree(VStack {
  ///   TextField(.text <--> title)
  ///   Button("Undo", .isEnabled <-- history.canUndo, .tapped --> { history.undo() })
  /// })
  /// let recording = tree.record(in: history)
  /// ```
  ///
  /// After each action of a user, `undo()` of the history sets the tracked variables to what they were before it.
  ///
  /// - Returns: The lifetime of the recording.
  public func record(in history: History) -> Lifetime { root.tree.onAction { _ in history.beginAction() } }
}
