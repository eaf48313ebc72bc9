/// A send that waits for its turn.
internal struct Send {
  internal let source: (any FeedbackReporter)?

  /// The send during which this one was made, if sends are traced.
  internal let cause: Trace?
  internal let action: () -> Void

  /// The trace of this send, or of the send that caused it if there is no source, if sends are traced.
  internal var trace: Trace?

  internal init(source: (any FeedbackReporter)?, cause: Trace?, action: @escaping () -> Void) {
    self.source = source
    self.cause = cause
    self.action = action
  }
}

/// A traced send, with the send that caused it.
internal final class Trace {
  internal let source: any FeedbackReporter
  internal private(set) var cause: Trace?

  internal init(_ source: any FeedbackReporter, after cause: Trace?) {
    self.source = source
    self.cause = cause
  }

  deinit {
    // Releasing a chain of many thousands by recursion would need a deep stack.
    DeferredRelease.release(&cause)
  }
}

/// The rounds of a turn: sends that are made during a round are delivered in the next.
@MainActor internal struct Rounds {
  /// The number of cycles after which a turn drops everything that waits.
  private static let patience = 3

  /// The limit of rounds, which tests lower to take less time.
  internal static var limit = FeedbackError.limit

  private var round = 0
  private var circles = 0

  /// The sources of the traced sends.
  private var seen: Set<ObjectIdentifier> = []

  internal init() {}

  /// A Boolean value that indicates whether the turn ends because of too many cycles.
  internal var isOver: Bool { circles >= Rounds.patience }

  /// Begins a round with the waiting sends.
  ///
  /// - Returns: The sources of a cycle in the order of the sends, if there is one. Their sends are removed.
  /// - Complexity: O(*n*) for *n* sends once they are traced.
  internal mutating func begin(_ sends: inout [Send]) -> [any FeedbackReporter]? {
    round += 1
    let isOverdue = round > Rounds.limit || round > 1 && sends.count > Rounds.limit
    // With many sends in a round, cycles have to be found before the limit of rounds.
    guard isOverdue || sends.count > 30 else { return nil }
    for index in sends.indices {
      let send = sends[index]
      guard let source = send.source else {
        // A send without a source, such as that of a timer, has the trace of the send that caused it.
        sends[index].trace = send.cause
        continue
      }
      let isNew = seen.insert(ObjectIdentifier(source)).inserted
      if isOverdue, !isNew, let circle = Rounds.circle(of: source, before: send.cause) {
        stop(circle, &sends)
        return circle
      }
      sends[index].trace = Trace(source, after: send.cause)
    }
    return nil
  }

  private mutating func stop(_ circle: [any FeedbackReporter], _ sends: inout [Send]) {
    circles += 1
    // Another cycle need not take as long.
    round = Rounds.limit - Rounds.limit / 100
    seen = []
    let members = Set(circle.map { ObjectIdentifier($0) })
    sends.removeAll { $0.source.map { members.contains(ObjectIdentifier($0)) } ?? false }
  }

  /// Returns the sources from the last send to `source` up to the next send to it.
  private static func circle(of source: any FeedbackReporter, before cause: Trace?) -> [any FeedbackReporter]? {
    var circle: [any FeedbackReporter] = []
    var trace = cause
    while let step = trace {
      circle.append(step.source)
      if step.source === source { return circle.reversed() }
      trace = step.cause
    }
    return nil
  }

  /// Reports a cycle to its sources, or to the standard error if none of them has a subscriber.
  internal static func report(_ circle: [any FeedbackReporter]) {
    let error = FeedbackError(cycle: circle.map(\.name))
    var isReported = false
    for source in circle where source.report(error) { isReported = true }
    if !isReported { writeToStandardError("\(error)") }
  }
}
