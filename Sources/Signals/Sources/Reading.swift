import Observation

/// One subscriber's tracked reading of adapters and `@Observable` models.
///
/// A reading is stale after the first change of anything that it read, and follows what it reads next.
@usableFromInline
internal final class Reading: Connection {
  /// The reading under way, to which what is read belongs.
  @usableFromInline @exclusivity(unchecked) internal static var current: Reading?

  /// The reading that sent the message that is being delivered.
  private static var sender: Reading?

  /// How many subscriptions had been made when this one was, itself included.
  internal let number: UInt

  /// The number of times that it has been read.
  internal private(set) var runs: UInt = 0

  private var deliver: ((Reading) -> Void)?
  private var outer: Reading?
  private var isStale = false

  /// The subscriptions to what was read, by their hubs, which the subscriptions retain.
  private var sources: [ObjectIdentifier: (connection: Connection, run: UInt)] = [:]

  /// The number of sources that have been read this time.
  private var followed = 0

  private var registration: Registration?
  private var needsRegistration = false

  /// The number of times in a row that it has become stale by its own sends.
  private var relapses = 0

  internal init(_ deliver: @escaping (Reading) -> Void) {
    self.deliver = deliver
    Turn.subscriptions += 1
    number = Turn.subscriptions
  }

  /// Reads and delivers.
  internal func run() {
    deliver?(self)
  }

  /// Reads, and is stale as soon as anything that was read is about to change.
  internal func track<Value>(_ read: () -> Value) -> Value {
    runs += 1
    isStale = false
    followed = 0
    registration?.withdraw()
    registration = needsRegistration ? Registration() : nil
    outer = Self.current
    Self.current = self
    defer {
      Self.current = outer
      outer = nil
      if followed < sources.count { forget { $0.run != runs } }
    }
    return withObservationTracking(
      {
        registration?.watch()
        return read()
      }, onChange: register())
  }

  /// The closure that Observation calls. It is made only if something observed has been read.
  private func register() -> @Sendable () -> Void {
    needsRegistration = !sources.isEmpty
    guard let registration else { return { [weak self, runs] in if let self { Stale.add(self, run: runs) } } }
    return { [weak self, weak registration, runs] in
      if let self, let registration, !registration.isWithdrawn { Stale.add(self, run: runs) }
    }
  }

  /// Has this reading, and those that it is part of, become stale when a hub delivers news.
  internal func follow<Step>(_ hub: Hub<Step>, _ isNews: @escaping (Step) -> Bool) {
    outer?.follow(hub, isNews)
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

  /// The reading is to be read again. One that keeps bringing that about itself is given up after 100 times.
  private func expire() {
    if isStale { return }
    relapses = Self.sender === self ? relapses + 1 : 0
    if relapses > 100 { return }
    isStale = true
    Stale.add(self, run: runs)
  }

  /// A send that remembers by which reading it was made, if by one.
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

  @usableFromInline
  internal override func cancel() {
    deliver = nil
    forget { _ in true }
    registration?.withdraw()
    registration = nil
  }
}
