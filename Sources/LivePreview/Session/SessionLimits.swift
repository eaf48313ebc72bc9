/// The limits of sessions and of clients' messages. See ``LiveSession``.
public struct SessionLimits: Hashable, Sendable {
  /// The largest message in bytes. 16,384 by default.
  public var messageBytes = 16_384

  /// The greatest number of messages in a second. They may arrive at once. 60 by default.
  ///
  /// The whole page, for a client that reconnects and shows something else, counts as 30 messages.
  public var messagesPerSecond = 60

  /// The greatest work of messages in a second, which may arrive at once: their bytes, and the bytes of the texts that
  /// they change. 1,048,576 by default.
  public var workPerSecond = 1 << 20

  /// The bytes of all texts that the fields of a session hold after their user has edited them. 1,048,576 by default.
  ///
  /// An edit that makes them longer is refused once: the page says so, and its field has the text of the session again.
  public var textBytes = 1 << 20

  /// The greatest number of bytes of the files that a user picks at once, and of handlers' files that the page has not
  /// received yet. 10,485,760 by default.
  public var fileBytes = 10 << 20

  /// The bytes of the files that the users of all sessions send at a time. Further ones wait. 134,217,728 by default.
  public var allFileBytes = 128 << 20

  /// The number of frames that a client may leave unacknowledged before it gets no further ones. 32 by default.
  public var unacknowledgedFrames = 32

  /// The bytes of unacknowledged frames that are kept for a client that reconnects. 65,536 by default.
  public var retainedBytes = 65_536

  /// The number of sessions at a time. 1,000 by default.
  public var sessions = 1_000

  /// The number of sessions of one client at a time, if the server says which client opens a session. 100 by default.
  public var sessionsPerClient = 100

  /// The time after the last message or request for frames, after which a session ends and its state is saved. 15
  /// minutes by default.
  public var idleTime = Duration.seconds(900)

  /// The time in which the page of a new session must connect. 30 seconds by default.
  ///
  /// During this time, a session without a connected page is kept if there are too many sessions.
  public var connectionTime = Duration.seconds(30)

  /// The number of states of ended sessions that are kept. 10,000 by default.
  public var savedStates = 10_000

  /// Creates the default limits.
  public init() {}
}

/// The messages and the work that a client may currently send, up to the limits of a second.
internal struct SessionAllowance {
  private let limits: SessionLimits
  private var messages: Double

  /// The remaining allowance of work. It is negative after an expensive message.
  private var work: Double
  private var time = Duration.zero

  internal init(_ limits: SessionLimits) {
    self.limits = limits
    (messages, work) = (Double(limits.messagesPerSecond), Double(limits.workPerSecond))
  }

  /// Subtracts messages and their bytes from the allowance.
  ///
  /// - Parameter now: The time since the creation of the session. The allowance grows with it.
  internal mutating func spend(_ count: Double, bytes: Int, at now: Duration) throws(SessionRefusal) {
    let seconds = (now - time) / .seconds(1)
    let (rate, workRate) = (Double(limits.messagesPerSecond), Double(limits.workPerSecond))
    (messages, work) = (min(rate, messages + seconds * rate), min(workRate, work + seconds * workRate))
    time = now
    if messages < count || work <= 0 { throw .tooManyMessages }
    messages -= count
    work -= Double(min(bytes, limits.messageBytes))
  }

  /// Subtracts the work of changing a text from the allowance.
  internal mutating func charge(for text: String) { work -= Double(text.utf8.count) }
}

/// The messages and requests of a session, as far as its limits count them.
internal struct SessionUse {
  /// The time since the session has been created.
  let elapsed: () -> Duration

  /// The time of the last message or request.
  private(set) var last = Duration.zero
  var allowance: SessionAllowance

  init(elapsed: @escaping () -> Duration, allowance: SessionAllowance) {
    (self.elapsed, self.allowance) = (elapsed, allowance)
  }

  /// Notes that there is a message or a request.
  mutating func note() { last = elapsed() }
}
