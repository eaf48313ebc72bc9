import Live

/// A decoder of the bytes that a terminal sends.
///
/// Bytes may arrive in any pieces. An escape byte alone is the escape key if nothing follows it for a while: see
/// ``deadline``.
package struct KeyDecoder<Instant: InstantProtocol> where Instant.Duration == Duration {
  /// The time after which an escape byte alone is the escape key.
  package var escapeDelay: Duration

  /// The instant at which an incomplete sequence ends unless more bytes arrive, if there is one.
  ///
  /// Call ``events(of:at:)`` without bytes at that instant.
  package private(set) var deadline: Instant?

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// Creates a decoder.
  ///
  /// - Parameter escapeDelay: The time after which an escape byte alone is the escape key. 50 milliseconds by default.
  package init(escapeDelay: Duration = .milliseconds(50)) { self.escapeDelay = escapeDelay }

  /// Returns the events of bytes that have arrived.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func events(of bytes: [UInt8], at now: Instant) -> [TerminalEvent] {
    pending += bytes
    var events: [TerminalEvent] = []
    var start = 0
    while start < pending.count {
      if pasted != nil {
        guard paste(from: &start, &events) else { break }
        continue
      }
      let sequence = InputSequence(pending[start...])
      switch sequence {
      case .complete(let event, let length):
        start += length
        if let event { events.append(event) }
      case .pasteStart(let length):
        start += length
        pasted = []
      case .incomplete:
        if bytes.isEmpty, let deadline, now >= deadline {
          events += InputSequence.cut(pending[start...])
          start = pending.count
        }
      }
      if case .incomplete = sequence { break }
    }
    pending.removeFirst(start)
    let waits = !pending.isEmpty && pasted == nil
    deadline = waits ? bytes.isEmpty ? deadline ?? now.advanced(by: escapeDelay) : now.advanced(by: escapeDelay) : nil
    return events
  }

  /// Collects pasted bytes, and returns whether the paste has ended.
  private mutating func paste(from start: inout Int, _ events: inout [TerminalEvent]) -> Bool {
    let end = Array("\u{1B}[201~".utf8)
    let rest = pending[start...]
    if let found = rest.firstRange(of: end) {
      pasted? += rest[..<found.lowerBound]
      start = found.upperBound
      events.append(.paste(String(decoding: pasted ?? [], as: UTF8.self).withoutControls))
      pasted = nil
      return true
    }
    // The end may arrive in pieces.
    let kept = (1..<end.count).last { rest.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
    pasted? += rest.dropLast(kept)
    start = pending.count - kept
    return false
  }
}

extension String {
  /// The text with line feeds for line breaks, and without other control characters.
  fileprivate var withoutControls: String {
    var text = replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    text.unicodeScalars.removeAll { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
    return text
  }
}
