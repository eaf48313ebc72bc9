import Bindings

extension TreeMover {
  /// Returns the time, on a clock that is chosen when nothing moves.
  internal func now() -> Double {
    if let stopwatch, !movements.isEmpty { return stopwatch.elapsed() }
    let new = tree.stopwatch
    stopwatch = new
    (time, wake) = (0, .infinity)
    return 0
  }

  /// Shows the current state of the movements, without ending any.
  internal func refresh() {
    guard let stopwatch, !movements.isEmpty else { return }
    let now = stopwatch.elapsed()
    guard now != time else { return }
    time = now
    for movement in movements.values { movement.node.forgetAppearance() }
  }

  /// Shows a frame, ends finished movements, and waits for the next frame.
  private func advance() {
    guard let stopwatch else { return }
    time = stopwatch.elapsed()
    for movement in movements.values { movement.node.valueDidChange() }
    let ending = movements.values.filter { movement in
      !movement.node.isMounted || movement.tracks.contains { $0.hasEnded(at: time) }
    }
    for movement in ending.sorted(by: { $0.node.id < $1.node.id }) {
      let (isMounted, tracks) = (movement.node.isMounted, movement.tracks)
      movement.tracks = tracks.filter { isMounted && !$0.hasEnded(at: time) }
      for track in tracks where !isMounted || track.hasEnded(at: time) { end(track, isFinished: isMounted) }
      if movement.tracks.isEmpty { finish(movement) }
    }
    settle()
  }

  /// Reports the nodes that have come to rest, calls completions, and waits for the next frame.
  internal func settle() {
    let nodes = rested
    rested = []
    schedule()
    for node in nodes where node.isMounted { reportRest(of: node) }
    for node in nodes where node.isMounted && movements[node.id] == nil {
      node.mounted.notify(Event<View, Void>.didEndAnimation.trigger)
    }
    let changes = touched
    touched = []
    for change in changes { change.complete() }
    guard !isNeeded, movements.isEmpty, rested.isEmpty, change == nil else { return }
    tree.remove(self)
    tree.movement.mover = nil
  }

  /// Reports a value that stays the same, because renderers may have written its animation.
  private func reportRest(of node: Node) {
    guard tree.renderers.count > 1, tree.shows(node) else { return }
    let value = node.shown()
    for renderer in tree.renderers where renderer !== self { renderer.update(node, from: value, to: value) }
  }

  /// Waits for the next frame, or for the end or the beginning of a movement.
  private func schedule() {
    wake = .infinity
    timer = nil
    guard let stopwatch else { return }
    let now = stopwatch.elapsed()
    for movement in movements.values {
      for track in movement.tracks { wait(until: min(max(now + Self.frame, track.start), track.end), from: now) }
    }
  }

  /// Waits for a time, unless it waits for an earlier one. An animated update waits when it is done.
  internal func wait(until moment: Double, from now: Double) {
    guard change == nil, moment < wake, let stopwatch else { return }
    wake = moment
    // The time is later than now, because all current events belong to one change. It is a little before the moment, so
    // that rounding does not make it later.
    timer = stopwatch.wait(max(1e-6, moment - now - 1e-7)) { [weak self] in self?.advance() }
  }

  /// Returns a value with the current state of its movements.
  internal func moving<Value: Bindable>(_ value: Value, of node: Node) -> Value {
    guard let tracks = movements[node.id]?.tracks else { return value }
    var value = value
    for track in tracks where !track.hasEnded(at: time) {
      (track.place as? MovingPlace<Value>)?.set(track.numbers(at: time), &value)
    }
    return value
  }

  /// Returns a value with the animation of its node, unless it has one of its own.
  internal func animated<Value: Bindable>(_ value: Value, of node: Node) -> Value {
    guard let animation = movements[node.id]?.tracks.last?.animation, var widget = value as? any Widget,
      widget.animation == nil
    else { return value }
    widget.animation = animation
    return widget as? Value ?? value
  }
}

extension Node {
  /// Returns the animation of a value of the node, or of the widget around a part.
  internal func animation(of value: any Bindable) -> Animation? {
    guard let widget = value as? any Widget else { return parent?.animation }
    return widget.animation
  }

  private var animation: Animation? { animation(of: mounted.current) }

  /// Prepares the tree for the movements of the widget, if it has an animation of its own.
  internal func expectMovement() {
    guard tree.movement.mover?.isNeeded != true, (mounted.current as? any Widget)?.animation != nil else { return }
    (tree.movement.mover ?? TreeMover(tree)).need()
  }
}
