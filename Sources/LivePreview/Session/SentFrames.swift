/// The frames that a session has sent and the client has not acknowledged yet.
internal struct SentFrames {
  /// The number of the last frame.
  internal private(set) var last = 0

  /// The number of the last frame that the client has applied.
  internal private(set) var acknowledged = 0

  /// The number of the first frame that shows the tree.
  internal private(set) var first = 0

  /// The frames that have not been acknowledged, without the oldest ones if they have too many bytes.
  internal private(set) var retained: [SessionFrame] = []
  private var retainedBytes = 0

  internal var unacknowledgedCount: Int { last - acknowledged }

  /// Returns whether all frames after a given one are retained.
  internal func retainsAll(after frame: Int) -> Bool { frame >= last - retained.count }

  internal mutating func add(_ utf8: [UInt8], retainingBytes maximum: Int) -> SessionFrame {
    last += 1
    let frame = SessionFrame(number: last, text: String(decoding: utf8, as: UTF8.self))
    retained.append(frame)
    retainedBytes += utf8.count
    while retainedBytes > maximum, !retained.isEmpty { retainedBytes -= retained.removeFirst().text.utf8.count }
    return frame
  }

  /// Records that the client has applied a frame and all before it.
  internal mutating func acknowledge(_ frame: Int) {
    acknowledged = frame
    retained.removeAll { $0.number <= frame }
    retainedBytes = retained.reduce(0) { $0 + $1.text.utf8.count }
  }

  /// Goes on from a client's last frame.
  ///
  /// - Parameter isAnother: Whether the client shows another page than that of this session.
  internal mutating func resume(after frame: Int, showingAnother isAnother: Bool) {
    last = max(last, frame)
    if isAnother { first = last + 1 }
  }

  /// Drops all frames, because the client gets the whole page with their changes.
  internal mutating func drop() {
    (retained, retainedBytes) = ([], 0)
    acknowledged = last
  }
}
