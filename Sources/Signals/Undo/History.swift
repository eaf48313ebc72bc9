/// The changes of variables that can be undone and redone.
///
/// ```swift
/// let title = Var("Untitled"), isDone = Var(false)
/// let history = History()
/// history.track(title)
/// history.track(isDone)
///
/// title.value = "Milk"
/// isDone.value = true
/// history.undo()  // isDone.value == false
/// history.undo()  // title.value == "Untitled"
/// history.redo()  // title.value == "Milk"
/// ```
///
/// Each change is a step, unless ``group(_:)`` or the user actions of a live tree that is recorded make one of several.
/// A text that is typed without a pause is one step, too. Undoing sets the variables, so that views show the values. A
/// change after undoing drops the steps that could have been redone.
///
/// Lists and stacks are tracked by the inverses of their mutations, so that no copy of a long list is kept.
///
/// A history retains the variables that it tracks, and is not retained by them.
@MainActor public final class History {
  /// The maximum number of steps that can be undone. Older ones are dropped.
  public let limit: Int

  private let typingPause: Duration
  /// The tracked variables, lists and stacks, by their identity, which lasts as long as they are retained.
  private var tracked: [ObjectIdentifier: (subject: AnyObject, tracking: Lifetime)] = [:]
  private var done: [UndoStep] = []
  private var undone: [UndoStep] = []
  private let counts = Var((undo: 0, redo: 0))

  /// The depth of nested groups.
  private var grouping = 0

  /// A Boolean value that indicates whether the next change belongs to the last step.
  private var isOpen = false

  /// A Boolean value that indicates whether each step lasts until the next begins, because user actions are recorded.
  private var isRecordingActions = false

  private var isApplying = false

  /// The variables and views into which a text is being typed, and the time of the last change.
  private var typing: (subjects: Set<ObjectIdentifier>, time: () -> Duration)?

  /// The changes of the focus, the selection and the scroll position since the last step.
  private var context = UndoStep()

  /// The closures that record what has changed during an action.
  private var closers: [Int: () -> Void] = [:]
  private var closerCount = 0

  /// Creates a history without steps.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of steps. 100 by default; a number below 1 counts as 1.
  ///   - typingPause: The time after which a change of a text is a step of its own. One second by default.
  public init(limit: Int = 100, typingPause: Duration = .seconds(1)) {
    self.limit = max(limit, 1)
    self.typingPause = typingPause
  }

  /// Records the changes of a variable from now on. Further calls with the same variable do nothing.
  ///
  /// Changes by `update` count, `notify` changes nothing, and a value that equals the one before is no change.
  public func track<Value: Equatable>(_ variable: Var<Value>) {
    let core = variable.adapter.core
    track(core) {
      var last = core.state.value
      return variable.stateChanges().drop(1).subscribe { [weak self] new in
        let old = last
        last = new
        guard let self, old != new else { return }
        let isText = Value.self == String.self || Value.self == String?.self
        record(UndoChange(of: core, isText ? .typing : .edit, from: old, to: new) { core.receive(.set($0)) })
      }
    }
  }

  /// Retains a subject, and what `start` returns, unless the subject is tracked already.
  internal func track(_ subject: AnyObject, by start: () -> Lifetime) {
    let id = ObjectIdentifier(subject)
    if tracked[id] == nil { tracked[id] = (subject, start()) }
  }

  /// Makes one step of all changes during a call.
  ///
  /// - Throws: The error of the closure. What it has changed before is a step nevertheless.
  public func group<Result>(_ changes: () throws -> Result) rethrows -> Result {
    if grouping == 0 { isOpen = false }
    grouping += 1
    defer {
      grouping -= 1
      if grouping == 0 { isOpen = false }
    }
    return try changes()
  }

  /// Begins a step that lasts until the next call.
  package func beginAction() {
    isRecordingActions = true
    close()
  }

  /// Calls a closure before each step ends, which may record further changes, until the lifetime ends.
  package func onClosing(_ closer: @escaping () -> Void) -> Lifetime {
    closerCount += 1
    let number = closerCount
    closers[number] = closer
    return Lifetime { [weak self] in self?.closers[number] = nil }
  }

  private func close() {
    for number in closers.keys.sorted() { closers[number]?() }
    if grouping == 0 { isOpen = false }
  }

  /// Undoes the last step, if there is one: now, or after the delivery that is under way.
  public func undo() {
    move { history in
      guard var step = history.done.popLast() else { return nil }
      // What the user has done since, such as scrolling, is undone with the step.
      for change in history.context.changes { step.add(change) }
      history.context = UndoStep()
      history.undone.append(step)
      return step.inverse
    }
  }

  /// Redoes the step that was undone last, if there is one: now, or after the delivery that is under way.
  public func redo() {
    move { history in
      guard let step = history.undone.popLast() else { return nil }
      history.context = UndoStep()
      history.done.append(step)
      return step
    }
  }

  /// Removes all steps.
  public func clear() {
    (done, undone, context, isOpen, typing) = ([], [], UndoStep(), false, nil)
    count()
  }

  /// The steps that can be undone, the oldest first.
  public var steps: [UndoStep] { done }

  /// The number of steps that can be undone. Reads in the body of a component are tracked.
  public var undoCount: Int { counts.value.undo }

  /// The number of steps that can be redone. Reads in the body of a component are tracked.
  public var redoCount: Int { counts.value.redo }

  /// A signal that delivers whether there is a step to undo: `.isEnabled <-- history.canUndo`.
  public var canUndo: Signal<Bool> { counts.map { $0.undo > 0 }.removeDuplicates() }

  /// A signal that delivers whether there is a step to redo.
  public var canRedo: Signal<Bool> { counts.map { $0.redo > 0 }.removeDuplicates() }

  /// Records a change that has happened, unless undoing or redoing has made it.
  package func record(_ change: UndoChange) {
    if isApplying { return }
    if change.kind == .context, !isOpen { return context.add(change) }
    undone = []
    if joins(change) {
      if change.kind == .edit { typing = nil }
      add(change)
    } else {
      done.append(UndoStep())
      if done.count > limit { done.removeFirst(done.count - limit) }
      typing = change.kind == .typing ? ([], Self.stopwatch()) : nil
      add(change)
    }
    if change.kind == .typing, let typing {
      self.typing = (typing.subjects.union([change.subject]), Self.stopwatch())
    }
    isOpen = grouping > 0 || isRecordingActions
    count()
  }

  /// Adds a change to the last step, after those of the context that have happened before it.
  private func add(_ change: UndoChange) {
    for change in context.changes + [change] { done[done.count - 1].add(change) }
    context = UndoStep()
  }

  /// Returns whether a change belongs to the last step.
  private func joins(_ change: UndoChange) -> Bool {
    if done.isEmpty { return false }
    if isOpen { return true }
    guard change.kind == .typing, let typing, typing.subjects.contains(change.subject), typing.time() < typingPause
    else { return false }
    return grouping == 0
  }

  private func move(_ next: @escaping (History) -> UndoStep?) {
    Turn.perform { [self] in
      close()
      guard let step = next(self) else { return }
      (isOpen, typing) = (false, nil)
      isApplying = true
      step.apply()
      close()
      isApplying = false
      count()
    }
  }

  private func count() { counts.set((done.count, undone.count)) }

  /// Returns a closure that returns the time since this call.
  private static func stopwatch() -> () -> Duration {
    if let clock = VirtualClock.ambient {
      let start = clock.now
      return { start.duration(to: clock.now) }
    }
    let start = ContinuousClock.now
    return { start.duration(to: .now) }
  }
}
