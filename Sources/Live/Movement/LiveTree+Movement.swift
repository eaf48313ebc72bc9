import Bindings

extension LiveTree {
  /// Performs `action`, and moves the widgets that it changes from where they are to where they belong.
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
  ///   - completion: A closure that is called when everything has come to rest, with whether no movement has been
  ///     interrupted.
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
      let mover = tree.mover ?? TreeMover(tree)
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
    get { tree.clock }
    set { tree.clock = newValue }
  }
}

extension TreeContext {
  /// A stopwatch on the clock of the tree, or on the one that replaces all clocks.
  internal var stopwatch: Stopwatch {
    let clock: any Clock<Duration> = clock ?? VirtualClock.ambient ?? ContinuousClock()
    return Stopwatch(clock)
  }
}
