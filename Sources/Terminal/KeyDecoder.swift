import Live

/// A decoder of the bytes that a terminal sends.
///
/// Bytes may arrive in any chunks. A single escape byte is the escape key if nothing follows it for a while: see
/// ``deadline``.
package struct KeyDecoder<Instant: InstantProtocol> where Instant.Duration == Duration {
  /// The time after which a single escape byte is the escape key.
  package var escapeDelay: Duration

  /// The instant at which an incomplete sequence ends unless more bytes arrive, if there is one.
  ///
  /// Call ``events(of:at:)`` without bytes at that instant.
  package private(set) var deadline: Instant?

  private var pending: [UInt8] = []

  /// The bytes of the paste that has begun, up to ``longestPaste``, or `nil` if none has.
  private var pasted: [UInt8]?

  /// Whether the paste exceeds the limit. Its further bytes are dropped.
  private var isCutOff = false

  /// The instant at which the last bytes arrived.
  private var arrival: Instant?

  /// The time without bytes after which Control-C by itself is a key, and not a part of the paste.
  package static var pasteDelay: Duration { .milliseconds(500) }

  /// The number of bytes after which the rest of a paste is dropped.
  package static var longestPaste: Int { 1 << 20 }

  /// Creates a decoder.
  ///
  /// - Parameter escapeDelay: The time after which a single escape byte is the escape key. 50 milliseconds by default.
  package init(escapeDelay: Duration = .milliseconds(50)) { self.escapeDelay = escapeDelay }

  /// Returns the events of bytes that have arrived.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func events(of bytes: [UInt8], at now: Instant) -> [TerminalEvent] {
    pending += bytes
    var events: [TerminalEvent] = []
    var start = 0
    // Users must be able to quit after the end of a paste was lost, such as by a broken connection.
    if bytes == [0x03], let pasted, let arrival, now >= arrival.advanced(by: Self.pasteDelay) {
      events.append(.paste(String(pasted: pasted)))
      (self.pasted, pending) = (nil, bytes)
    }
    if !bytes.isEmpty { arrival = now }
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
        (pasted, isCutOff) = ([], false)
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
      keep(rest[..<found.lowerBound])
      start = found.upperBound
      events.append(.paste(String(pasted: pasted ?? [])))
      pasted = nil
      return true
    }
    // The end may arrive in chunks.
    let kept = (1..<end.count).last { rest.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
    keep(rest.dropLast(kept))
    start = pending.count - kept
    return false
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    guard !isCutOff, var kept = pasted else { return }
    pasted = nil
    let space = Self.longestPaste - kept.count
    kept += bytes.prefix(space)
    isCutOff = bytes.count > space
    // The last character may be in chunks.
    if isCutOff, let end = kept.lastIndex(where: { $0 & 0xC0 != 0x80 }),
      String(validating: kept[end...], as: UTF8.self) == nil
    {
      kept.removeSubrange(end...)
    }
    pasted = kept
  }
}

extension String {
  /// Creates the text of a paste, with line feeds for line breaks, and without other control characters.
  fileprivate init(pasted bytes: [UInt8]) {
    self.init()
    var scalars = UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n" where previous == "\r": break
      case "\n", "\t": scalars.append(scalar)
      // The control characters of Unicode.
      case "\0"..." ", "\u{7F}"..."\u{9F}": if scalar == " " { scalars.append(scalar) }
      default: scalars.append(scalar)
      }
    }
    unicodeScalars = scalars
  }
}
