import Bindings

/// A change whose effects move: an animated update, or the change of a widget with an animation of its own.
@MainActor internal final class AnimatedChange {
  /// The animation of widgets that have none of their own, or `nil` for none.
  internal let animation: Animation?

  private var completion: ((_ isFinished: Bool) -> Void)?

  /// The number of movements that go on.
  private var open = 0

  private var isFinished = true

  internal init(_ animation: Animation?, completion: ((_ isFinished: Bool) -> Void)? = nil) {
    self.animation = animation
    self.completion = completion
  }

  internal func begin() { open += 1 }

  /// Notes the end of a movement, or its interruption.
  internal func end(isFinished: Bool) {
    open -= 1
    self.isFinished = self.isFinished && isFinished
  }

  /// Calls the completion if no movement continues.
  internal func complete() {
    guard open == 0, let completion else { return }
    self.completion = nil
    completion(isFinished)
  }
}

extension LiveTree {
  /// Performs `action`, and moves the changed widgets from their current places to the new ones.
  ///
  /// ```swift
  /// let (isOpen, clock) = (Var(false), VirtualClock())
  /// let tree = LiveTree(Label(.alpha <-- isOpen.map { $0 ? 1 : 0 }))
  /// tree.clock = clock
  /// tree.changes(animated: .spring(.snappy)) { isOpen.set(true) }
  /// clock.advance(by: .milliseconds(100))
  /// print(tree)  // as it looks after a tenth of a second
  /// ```
  ///
  /// Numbers, colors, geometry and other `Interpolatable` properties move; everything else changes at once. The tree,
  /// its queries and its previews show the moment of its ``clock``, while handlers and bindings have the new values
  /// from the start. A movement that is interrupted by another change keeps its value and its velocity. An animation of
  /// a widget of its own replaces this one.
  ///
  /// With `isReduceMotionEnabled` in its environment, a widget is at its end at once. In each case, `completion` and
  /// `didEndAnimation` follow.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - completion: A closure that is called at the end of all movements, with `true` if none was interrupted.
  ///   - action: The changes.
  /// - Returns: The changes of the tree, in order.
  /// - Throws: The error that `action` throws.
  /// - Complexity: A frame is O(*n*) for *n* widgets that move, each with the widgets around it.
  @discardableResult
  public func changes<Failure: Error>(
    animated animation: Animation, completion: ((_ isFinished: Bool) -> Void)? = nil,
    _ action: () throws(Failure) -> Void
  ) throws(Failure) -> [TreeChange] {
    try rootNode.changes { () throws(Failure) in
      let mover = tree.movement.mover ?? TreeMover(tree)
      try mover.animate(AnimatedChange(animation, completion: completion)) { () throws(Failure) in
        try action()
        Observed.flush()
      }
    }
  }

  /// The clock of animated changes, or `nil` for a continuous clock. `nil` by default.
  ///
  /// A test sets a `VirtualClock`, and advances it frame by frame. Movements that go on keep their clock.
  public var clock: (any Clock<Duration>)? {
    get { tree.movement.clock }
    set { tree.movement.clock = newValue }
  }
}

extension TreeContext {
  /// A stopwatch on the clock of the tree, or on the clock that replaces all clocks.
  internal var stopwatch: Stopwatch {
    let clock: any Clock<Duration> = movement.clock ?? VirtualClock.ambient ?? ContinuousClock()
    return Stopwatch(clock)
  }
}

/// The time of the movements in a tree, in seconds on a clock.
@MainActor internal struct Stopwatch {
  /// The time since the creation.
  internal let elapsed: () -> Double

  private let timer: (_ seconds: Double) -> Signal<Void>

  internal init<C: Clock<Duration>>(_ clock: C) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) / .seconds(1) }
    timer = { Signal<C.Instant>.timer(after: .seconds($0), clock: clock).map { _ in } }
  }

  /// Calls `action` once after some seconds, unless the lifetime ends before.
  internal func wait(_ seconds: Double, _ action: @escaping () -> Void) -> Lifetime {
    timer(seconds).subscribe { action() }
  }
}
