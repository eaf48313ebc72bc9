/// The messages that a client may send at present, and the work that they may ask for: up to those of a second.
internal struct SessionAllowance {
  private let limits: SessionLimits
  private var messages: Double

  /// It is less than 0 after a message that has asked for much.
  private var work: Double
  private var time = Duration.zero

  internal init(_ limits: SessionLimits) {
    self.limits = limits
    (messages, work) = (Double(limits.messagesPerSecond), Double(limits.workPerSecond))
  }

  /// Takes messages and their bytes.
  ///
  /// - Parameter now: The time since the session has been created. What is allowed grows with it.
  internal mutating func spend(_ count: Double, bytes: Int, at now: Duration) throws(SessionRefusal) {
    let seconds = (now - time) / .seconds(1)
    let (rate, workRate) = (Double(limits.messagesPerSecond), Double(limits.workPerSecond))
    (messages, work) = (min(rate, messages + seconds * rate), min(workRate, work + seconds * workRate))
    time = now
    if messages < count || work <= 0 { throw .tooManyMessages }
    messages -= count
    work -= Double(min(bytes, limits.messageBytes))
  }

  /// Takes the work of changing a text.
  internal mutating func charge(for text: String) { work -= Double(text.utf8.count) }
}
