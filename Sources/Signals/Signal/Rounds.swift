import Foundation

/// A send that waits for its turn.
internal struct Send {
  internal let source: (any Source)?

  /// The send in whose turn this one was made, if it was watched.
  internal let cause: Trace?
  internal let action: () -> Void

  /// The place of this send in what it follows from, if it is watched.
  internal var trace: Trace?

  internal init(source: (any Source)?, cause: Trace?, action: @escaping () -> Void) {
    self.source = source
    self.cause = cause
    self.action = action
  }
}

/// A send that was watched, and what it followed from.
internal final class Trace {
  internal let source: any Source
  internal private(set) var cause: Trace?

  internal init(_ source: any Source, after cause: Trace?) {
    self.source = source
    self.cause = cause
  }

  deinit {
    // A chain of many thousands would need a deep stack.
    Remains.release(&cause)
  }
}

/// The rounds of a turn: the sends that were made in one have their turns in the next.
@MainActor
internal struct Rounds {
  /// The number of circles that a turn may have before everything that waits in it is dropped.
  private static let patience = 3

  /// The limit, which tests lower so that they take less time.
  internal static var limit = FeedbackError.limit

  private var round = 0
  private var circles = 0

  /// The sources of which sends have been watched.
  private var seen: Set<ObjectIdentifier> = []

  internal init() {}

  /// Whether the turn has had so many circles that it ends with the last.
  internal var isOver: Bool { circles >= Rounds.patience }

  /// Begins a round with the sends that wait.
  ///
  /// - Returns: The sources of a circle, if the sends go on with one, in the order of the sends. Their sends are taken out.
  internal mutating func begin(_ sends: inout [Send]) -> [any Source]? {
    round += 1
    let isOverdue = round > Rounds.limit || round > 1 && sends.count > Rounds.limit
    // Where each send brings about many others, there is no time to lose.
    guard isOverdue || sends.count > 30 else { return nil }
    for index in sends.indices {
      let send = sends[index]
      guard let source = send.source else { continue }
      let isNew = seen.insert(ObjectIdentifier(source)).inserted
      if isOverdue, !isNew, let circle = Rounds.circle(of: source, before: send.cause) {
        stop(circle, &sends)
        return circle
      }
      sends[index].trace = Trace(source, after: send.cause)
    }
    return nil
  }

  private mutating func stop(_ circle: [any Source], _ sends: inout [Send]) {
    circles += 1
    // Another circle need not take as long.
    round = Rounds.limit - Rounds.limit / 100
    seen = []
    let members = Set(circle.map { ObjectIdentifier($0) })
    sends.removeAll { $0.source.map { members.contains(ObjectIdentifier($0)) } ?? false }
  }

  /// The sources from the last send to `source` on that led to another one to it.
  private static func circle(of source: any Source, before cause: Trace?) -> [any Source]? {
    var circle: [any Source] = []
    var trace = cause
    while let step = trace {
      circle.append(step.source)
      if step.source === source { return circle.reversed() }
      trace = step.cause
    }
    return nil
  }

  /// Has everybody in the circle tell of it.
  internal static func report(_ circle: [any Source]) {
    let error = FeedbackError(cycle: circle.map(\.name))
    var isHeard = false
    for source in circle where source.report(error) { isHeard = true }
    if !isHeard { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
  }
}
