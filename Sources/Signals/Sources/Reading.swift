import Observation
import Synchronization

/// The tracked reads of one subscriber from adapters and `@Observable` models.
///
/// A reading becomes stale after the first change of anything that was read. The next run tracks the reads again.
@usableFromInline internal final class Reading: Connection {
  /// The reading that is running, to which reads are added.
  @usableFromInline @exclusivity(unchecked) internal static var current: Reading?

  /// The reading that sent the message that is being delivered.
  private static var sender: Reading?

  /// The number of subscriptions that had been made when this one was, including itself.
  // It is set on the main actor, where stale readings are sorted by it.
  nonisolated(unsafe) internal private(set) var number: UInt

  internal private(set) var runs: UInt = 0

  private var deliver: (@MainActor (ReadingRun) -> Void)?
  private var outer: Reading?
  private var isStale = false

  /// The subscriptions to everything that was read, by the identity of their hubs. A subscription retains its hub.
  private var sources: [ObjectIdentifier: (connection: Connection, run: UInt)] = [:]

  /// The number of sources that have been read in this run.
  private var followed = 0

  private var registration: Registration?
  private var needsRegistration = false

  /// The number of consecutive times that its own sends have made it stale.
  private var relapses = 0

  internal init(_ deliver: @escaping @MainActor (ReadingRun) -> Void) {
    self.deliver = deliver
    Turn.subscriptions += 1
    number = Turn.subscriptions
  }

  /// Whether there is no subscriber any more.
  internal var isCancelled: Bool { deliver == nil }

  internal func run() { deliver?(ReadingRun(reading: self)) }

  /// Tells the subscriber that what it reads keeps changing.
  internal func giveUp() { deliver?(ReadingRun(reading: self, isUnsettled: true)) }

  /// Runs the subscriber as one that subscribes now.
  internal func start() {
    let (isOutermost, newest) = (Turn.open(), GraphNode.count)
    run()
    if isOutermost { Turn.close() } else { Turn.settle(self, newerThan: newest) }
  }

  /// Runs the subscriber again, as a new reading would.
  internal func restart() {
    end()
    (needsRegistration, relapses) = (false, 0)
    Turn.subscriptions += 1
    number = Turn.subscriptions
    start()
  }

  /// A Boolean value that indicates whether reads are being tracked.
  internal private(set) var isTracking = false

  /// Calls `read`, and becomes stale when anything that it reads is about to change.
  internal func track<Value>(_ read: () -> Value) -> Value {
    runs += 1
    isStale = false
    followed = 0
    registration?.withdraw()
    registration = needsRegistration ? Registration() : nil
    outer = Self.current
    Self.current = self
    isTracking = true
    defer {
      isTracking = false
      Self.current = outer
      outer = nil
      if followed < sources.count { forget { $0.run != runs } }
    }
    needsRegistration = !sources.isEmpty
    return observe(read, registration, run: runs)
  }

  /// Calls `read`, and has Observation watch what it reads.
  ///
  /// A closure that is isolated to the main actor would check the isolation in each call.
  private nonisolated func observe<Value>(_ read: () -> Value, _ registration: Registration?, run: UInt) -> Value {
    withObservationTracking(
      {
        registration?.watch()
        return read()
      }, onChange: onChange(registration, run: run))
  }

  /// Returns the closure for Observation to call. Observation requests it only if something has been read.
  ///
  /// The registration is needed only if an adapter has been read, too.
  private nonisolated func onChange(_ registration: Registration?, run: UInt) -> @Sendable () -> Void {
    guard let registration else { return { [weak self] in if let self { StaleReadings.add(self, run: run) } } }
    return { [weak self, weak registration] in
      if let self, let registration, !registration.isWithdrawn { StaleReadings.add(self, run: run) }
    }
  }

  /// Makes this reading, and those around it, stale when a hub delivers a step that `isNews` accepts.
  internal func follow<Step>(_ hub: Hub<Step>, _ isNews: @escaping (Step) -> Bool) {
    outer?.follow(hub, isNews)
    // The closure can have cancelled its subscription while it was reading.
    if isCancelled { return }
    let id = ObjectIdentifier(hub)
    if let index = sources.index(forKey: id) {
      if sources.values[index].run != runs { followed += 1 }
      sources.values[index].run = runs
    } else {
      let observer = Observer<Step>(value: { [unowned self] in if isNews($0) { expire() } }, end: { _ in })
      sources[id] = (hub.subscribe(observer), runs)
      followed += 1
    }
  }

  /// Marks the reading as stale. A reading that makes itself stale 100 times in a row is given up.
  private func expire() {
    if isStale { return }
    relapses = Self.sender === self ? relapses + 1 : 0
    if relapses > Observed.mostRounds { return giveUp() }
    isStale = true
    StaleReadings.add(self, run: runs)
  }

  /// Wraps a send that was made during a reading, so that ``sender`` is that reading during the delivery.
  internal static func signed(_ send: @escaping () -> Void) -> () -> Void {
    guard let reading = current ?? sender else { return send }
    return {
      let before = sender
      sender = reading
      send()
      sender = before
    }
  }

  private func forget(where isForgotten: ((connection: Connection, run: UInt)) -> Bool) {
    for (id, source) in sources where isForgotten(source) {
      sources[id] = nil
      source.connection.cancel()
    }
  }

  @usableFromInline internal override func cancel() {
    deliver = nil
    end()
  }

  /// Forgets what has been read.
  private func end() {
    if !sources.isEmpty { forget { _ in true } }
    registration?.withdraw()
    registration = nil
  }
}

/// A run of the subscriber of a reading.
@MainActor package struct ReadingRun {
  fileprivate let reading: Reading

  /// Whether the subscriber must not read, because the values that it reads have changed in too many rounds.
  package fileprivate(set) var isUnsettled = false

  /// Calls `read`, after which another run follows as soon as anything that it reads has changed.
  package func track<Value>(_ read: () -> Value) -> Value { reading.track(read) }

  /// Whether the subscriber has been cancelled, which can happen while it reads.
  package var isCancelled: Bool { reading.isCancelled }
}

extension Lifetime {
  /// Calls `run` now, and whenever anything changes that it has read in ``ReadingRun/track(_:)``.
  package static func reading(_ run: @escaping @MainActor (ReadingRun) -> Void) -> Lifetime {
    let reading = Reading(run)
    reading.start()
    return Lifetime(reading)
  }

  /// Runs the subscriber of a reading again, as for a new subscription.
  ///
  /// - Returns: Whether it could run again, which is impossible while it reads.
  package func readAgain() -> Bool {
    guard let connection, type(of: connection) == Reading.self else { return false }
    // The type has just been compared. A cast would look up the class.
    let reading = unsafeDowncast(connection, to: Reading.self)
    if reading.isTracking { return false }
    reading.restart()
    return true
  }
}

/// A way to withdraw a registration with Observation, which its public API lacks.
///
/// A registration ends with the first change of anything that was read. A property of this object is therefore read,
/// too, and announcing a change of it withdraws the registration.
internal final class Registration: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let withdrawn = Atomic(false)
  private var change: Void { () }

  internal var isWithdrawn: Bool { withdrawn.load(ordering: .acquiring) }

  /// Makes the current tracking depend on the withdrawal.
  internal func watch() { registrar.access(self, keyPath: \.change) }

  internal func withdraw() {
    withdrawn.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.change)
  }
}
