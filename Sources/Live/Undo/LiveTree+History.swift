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
  /// After each action of a user, `undo()` of the history sets the tracked variables to what they were before it, and
  /// with them what the user has changed in the tree itself: the values of controls, the visible tab, the screens that
  /// handlers have pushed, presented, replaced or left. A screen that comes back is as its handler described it.
  ///
  /// The focus, the selection and the scroll position are undone together with the step around their change, and are no
  /// steps by themselves. What the program changes is undone only if it is tracked. When the recording ends or the tree
  /// is unmounted, the history lets go of what it has of the tree, and undoes only what it tracks.
  ///
  /// - Returns: The lifetime of the recording.
  public func record(in history: History) -> Lifetime {
    let tree = root.tree
    let recorder = UndoRecorder(of: tree, in: history) { [weak self] in self?.rootNode }
    let closing = history.onClosing { recorder.close() }
    let recording = tree.onAction { _, _ in history.beginAction() }
    tree.observers.recorders.append(recorder)
    return Lifetime { [weak tree] in
      closing.cancel()
      recording.cancel()
      recorder.end()
      tree?.observers.recorders.removeAll { $0 === recorder }
    }
  }
}
