import Bindings

/// The movements of a live tree: changes of animated updates, and of widgets with an animation of their own.
///
/// It receives changes as a renderer, so that a tree without movements pays nothing. Nodes have their final values from
/// the start of a movement. Only their appearances move.
@MainActor internal final class TreeMover: Renderer {
  /// The movements of one node.
  internal final class Movement {
    let node: Node
    var tracks: [MovingTrack] = []

    init(_ node: Node) { self.node = node }
  }

  internal unowned let tree: TreeContext
  internal var movements: [Int: Movement] = [:]
  internal var stopwatch: Stopwatch?
  internal var timer: Lifetime?

  /// The time that is shown, in seconds.
  internal var time = 0.0

  /// The current animated updates, one inside the other.
  internal var changes: [AnimatedChange] = []

  internal var change: AnimatedChange? { changes.last }

  /// The changes that have begun or ended a movement since the last completions.
  internal var touched: [AnimatedChange] = []

  /// The nodes that have come to rest, and whose rest has not been reported yet.
  internal var rested: [Node] = []

  /// A Boolean value that indicates whether a widget has an animation of its own, so that each change may move.
  internal private(set) var isNeeded = false

  private var isUserChanging = false

  /// The time for which the timer waits, in seconds.
  internal var wake = Double.infinity

  internal init(_ tree: TreeContext) { self.tree = tree }

  internal static let frame = 1.0 / 60

  /// Moves the changes that `action` makes.
  internal func animate<Failure: Error>(
    _ change: AnimatedChange, _ action: () throws(Failure) -> Void
  ) throws(Failure) {
    start()
    guard Deliveries.areUnderWay else {
      begin(change)
      defer { end() }
      return try action()
    }
    // During a delivery, sends wait. They are a part of the update.
    Deliveries.perform { self.begin(change) }
    changes.append(change)
    defer {
      changes.removeLast()
      Deliveries.perform { self.end() }
    }
    try action()
  }

  private func begin(_ change: AnimatedChange) {
    changes.append(change)
    touched.append(change)
    start()
  }

  private func end() {
    _ = changes.popLast()
    if changes.isEmpty { settle() }
  }

  /// Performs a change by the user without a movement, because the widget follows the finger.
  internal func following(_ change: () -> Void) {
    let outer = isUserChanging
    isUserChanging = true
    change()
    isUserChanging = outer
  }

  /// Receives changes from now on, because a widget has an animation of its own.
  internal func need() {
    isNeeded = true
    start()
  }

  private func start() {
    tree.movement.mover = self
    // It is the first renderer, so that the others see the movement.
    if !tree.renderers.contains(where: { $0 === self }) { tree.renderers.insert(self, at: 0) }
  }

  internal func insert(_ node: Node, at index: Int) {}

  internal func move(_ node: Node, from old: Int, to new: Int) {}

  internal func remove(_ node: Node, at index: Int) {}

  internal func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    let own = isUserChanging ? nil : node.animation(of: new)
    guard let animation = own ?? change?.animation else { return stop(old, new, of: node) }
    move(node, old, new, by: animation)
  }

  private func move<Value: Bindable>(_ node: Node, _ old: Value, _ new: any Bindable, by animation: Animation) {
    guard let new = new as? Value else { return }
    let places = MovingPlaces.differing(old, new)
    if places.isEmpty { return }
    let change = change ?? AnimatedChange(nil)
    let isReduced = node.environment.values.isReduceMotionEnabled
    let now = now()
    let movement = movements[node.id] ?? Movement(node)
    for place in places {
      guard let ends = place.ends(old, new) else { continue }
      let index = movement.tracks.firstIndex { $0.place === place }
      let track = MovingTrack(
        place, between: ends, by: animation, interrupting: index.map { movement.tracks[$0] }, at: now, in: change)
      if let index { end(movement.tracks.remove(at: index), isFinished: false) }
      if isReduced || track.hasEnded(at: now) { continue }
      change.begin()
      movement.tracks.append(track)
      movements[node.id] = movement
      wait(until: min(max(now + Self.frame, track.start), track.end), from: now)
    }
    if movement.tracks.isEmpty { finish(movement) }
  }

  /// Ends the movements of properties that have changed without an animation.
  private func stop<Value: Bindable>(_ old: Value, _ new: any Bindable, of node: Node) {
    guard let movement = movements[node.id], let new = new as? Value else { return }
    for place in MovingPlaces.differing(old, new) {
      guard let index = movement.tracks.firstIndex(where: { $0.place === place }) else { continue }
      end(movement.tracks.remove(at: index), isFinished: false)
    }
    if movement.tracks.isEmpty { finish(movement) }
  }

  internal func end(_ track: MovingTrack, isFinished: Bool) {
    track.change.end(isFinished: isFinished)
    touched.append(track.change)
  }

  internal func finish(_ movement: Movement) {
    movements[movement.node.id] = nil
    if rested.last !== movement.node { rested.append(movement.node) }
    if stopwatch == nil { _ = now() }
    if let stopwatch { wait(until: 0, from: stopwatch.elapsed()) }
  }
}
