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
/// A history retains the variables that it tracks, and is not retained by them.
@MainActor public final class History {
  /// The maximum number of steps that can be undone. Older ones are dropped.
  public let limit: Int

  private let typingPause: Duration
  private var tracking: [Lifetime] = []
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

  /// The variable into which a text is being typed, and the time of the last change.
  private var typing: (variable: ObjectIdentifier, time: () -> Duration)?

  /// Creates a history without steps.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of steps. 100 by default; a number below 1 counts as 1.
  ///   - typingPause: The time after which a change of a text is a step of its own. One second by default.
  public init(limit: Int = 100, typingPause: Duration = .seconds(1)) {
    self.limit = max(limit, 1)
    self.typingPause = typingPause
  }

  /// Records the changes of a variable from now on.
  ///
  /// Changes by `update` count, `notify` changes nothing, and a value that equals the one before is no change.
  public func track<Value: Equatable>(_ variable: Var<Value>) {
    let core = variable.adapter.core
    var last = core.state.value
    let changes = variable.stateChanges().drop(1).subscribe { [weak self] new in
      let old = last
      last = new
      guard let self, old != new, !isApplying else { return }
      record(
        UndoStep.Change(
          variable: ObjectIdentifier(core), values: (old, new), apply: { core.receive(.set(new)) },
          revert: { core.receive(.set(old)) }),
        isTyped: Value.self == String.self || Value.self == String?.self)
    }
    tracking.append(changes)
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
    if grouping == 0 { isOpen = false }
  }

  /// Undoes the last step, if there is one: now, or after the delivery that is under way.
  public func undo() {
    move { history in
      guard let step = history.done.popLast() else { return nil }
      history.undone.append(step)
      return step.inverse
    }
  }

  /// Redoes the step that was undone last, if there is one: now, or after the delivery that is under way.
  public func redo() {
    move { history in
      guard let step = history.undone.popLast() else { return nil }
      history.done.append(step)
      return step
    }
  }

  /// Removes all steps.
  public func clear() {
    (done, undone, isOpen, typing) = ([], [], false, nil)
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

  private func record(_ change: UndoStep.Change, isTyped: Bool) {
    undone = []
    if joins(change, isTyped: isTyped) {
      done[done.count - 1].add(change)
    } else {
      var step = UndoStep()
      step.add(change)
      done.append(step)
      if done.count > limit { done.removeFirst(done.count - limit) }
    }
    isOpen = grouping > 0 || isRecordingActions
    typing = isTyped && done.last?.changes.count == 1 ? (change.variable, Self.stopwatch()) : nil
    count()
  }

  /// Returns whether a change belongs to the last step.
  private func joins(_ change: UndoStep.Change, isTyped: Bool) -> Bool {
    if done.isEmpty { return false }
    if isOpen { return true }
    guard isTyped, let typing, typing.variable == change.variable, typing.time() < typingPause else { return false }
    return grouping == 0
  }

  private func move(_ next: @escaping (History) -> UndoStep?) {
    Turn.perform { [self] in
      guard let step = next(self) else { return }
      (isOpen, typing) = (false, nil)
      isApplying = true
      step.apply()
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
