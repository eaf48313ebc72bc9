import Foundation

extension LiveSession {
  /// Returns the frames to send: one if the page has changed, and none otherwise. Two, if an edit was refused.
  ///
  /// A frame contains all changes since the one before it. A client that leaves
  /// ``SessionLimits/unacknowledgedFrames`` unacknowledged gets no frames. After it has acknowledged some, it gets the
  /// latest state in one.
  ///
  /// - Complexity: O(*n*) in the changes; see ``HTMLRenderer/patches()``.
  public func frames() -> [SessionFrame] {
    hasCalled = false
    use.note()
    if hasEnded || isBehind { return [] }
    let patches = renderer.patches()
    for fragment in renderer.takePutFragments() where next.scrolled[fragment.id] == nil {
      next.scrolled[fragment.id] = fragment.place
    }
    let unknown = patches.compactMap(withoutKnownText)
    let refused = takeRefusedFields()
    var changes = unknown.map(SessionChange.patch)
    var frames: [SessionFrame] = []
    if !refused.forgetting.isEmpty {
      frames.append(addFrame(of: changes + refused.forgetting))
      changes = refused.showing
    }
    changes += takeTexts(after: unknown) + takeCorrections()
    // A frame without changes acknowledges the edits that have led to nothing else.
    return changes.isEmpty && patches.isEmpty ? frames : frames + [addFrame(of: changes)]
  }

  /// Records that the client has applied a frame and all before it.
  ///
  /// - Throws: ``SessionRefusal/unsent(frame:)`` if the frame has not been sent.
  /// - Complexity: O(*n*) in the frames that have not been acknowledged.
  public func acknowledge(_ frame: Int) throws(SessionRefusal) {
    if frame > lastFrame { throw .unsent(frame: frame) }
    if frame <= acknowledgedFrame { return }
    let wasBehind = isBehind
    sent.acknowledge(frame)
    if wasBehind { notify() }
  }

  /// Returns the frames that a client has missed, after it has lost the connection.
  ///
  /// If they are not retained any more, there is one frame with the whole page.
  ///
  /// - Parameter frame: The last frame that the client has applied, or -1 if it shows nothing of the session.
  /// - Throws: ``SessionRefusal/ended``, ``SessionRefusal/unsent(frame:)`` for a number that no session reaches, or
  ///   ``SessionRefusal/tooManyMessages`` if the client has needed too many whole pages.
  /// - Complexity: O(*n*) in the missed frames, or in the widgets of the tree.
  public func resume(from frame: Int) throws(SessionRefusal) -> [SessionFrame] {
    if hasEnded { throw .ended }
    if frame > Self.highestFrame { throw .unsent(frame: frame) }
    // The messages of a page that shows something else have numbers of their own.
    let isAnother = !shown.isOpen || frame > lastFrame || frame < 0
    let needsPage = isAnother || !sent.retainsAll(after: frame)
    if needsPage { try spend(max(1, min(Self.messagesOfPage, Double(limits.messagesPerSecond)))) }
    use.note()
    show()
    guard needsPage else {
      try acknowledge(frame)
      return sent.retained + frames()
    }
    sent.resume(after: frame, showingAnother: isAnother)
    if isAnother {
      fields.texts = [:]
      // The page that was sending them has been closed.
      files.drop()
    }
    // The page may have missed its last address.
    shown.address = nil
    let html = startOver()
    return [addFrame(of: [.page(html, isAnother: isAnother)] + takeCorrections())]
  }

  private static let highestFrame = 1 << 48

  /// The number of messages that cost as much as a page.
  internal static let messagesOfPage = 30.0
}

extension LiveSession {
  private var isBehind: Bool { sent.unacknowledgedCount >= limits.unacknowledgedFrames }

  /// Returns the current page, to which all further frames are changes.
  ///
  /// - Parameter nonce: The nonce of its style sheet, if it is in a page.
  internal func startOver(nonce: String? = nil) -> String {
    shown.isOpen = true
    hasCalled = false
    sent.drop()
    next.corrections = []
    (fields.edited, fields.merged, fields.refused) = ([], [], [])
    fields.focused = nil
    let html = renderer.html(nonce: nonce)
    let tops = shown.tops
    next.scrolled = renderer.fragments.compactMapValues { fragment in
      // The tree knows only the first of the rows in the page. The user may have scrolled to others.
      tops[fragment.id].flatMap { fragment.knownNode?.place(ofRow: $0.row) } ?? fragment.place
    }
    shown.tops = [:]
    next.hasNewScreen = false
    shown.isTitleSent = false
    return html
  }

  /// Returns the changes in addition to the patches, once.
  private func takeCorrections() -> [SessionChange] {
    let news = next
    next = NextFrame()
    var changes = news.corrections
    if let title = takeTitle() { changes.insert(.title(title), at: 0) }
    // The address is first, because a title belongs to the current entry in the history of the browser.
    if let address = takeAddress() { changes.insert(address, at: 0) }
    for (id, place) in news.scrolled.sorted(by: { $0.key < $1.key }) {
      if case .row(let key) = place { shown.tops[id] = ListTop(row: key) }
      if let change = renderer.fragments[id]?.node.change(for: place) { changes.append(change) }
    }
    if let link = news.link { changes.append(.link(link)) }
    if let text = news.copied { changes.append(.copy(text)) }
    if let note = news.notification { changes.append(.notify(note)) }
    changes += news.files + [news.request].compactMap { $0.map(Self.pick) }
    if news.hasNewScreen { changes.append(.screen) }
    let focused = root().focusedInput?.id
    if focused != fields.focused {
      let address = focused.flatMap { renderer.fragments[$0] }?.address(ofElement: ["input", "textarea"], at: 0)
      changes.append(.focus(address ?? [], caret: focused.flatMap { fields.carets[$0] }))
    }
    (fields.focused, fields.carets) = (focused, [:])
    return changes
  }

  private func addFrame(of changes: [SessionChange]) -> SessionFrame {
    var json = FrameText()
    json.list {
      $0.number(lastFrame + 1)
      $0.number(lastEvent)
      $0.list { for change in changes { change.write(to: &$0) } }
    }
    return sent.add(json.utf8, retainingBytes: limits.retainedBytes)
  }
}

/// The events since the last frame that change more than the markup.
internal struct NextFrame {
  /// The changes of controls that show something else in the page than in the tree.
  internal var corrections: [SessionChange] = []

  /// The places to which the program has scrolled, by the ids of nodes.
  internal var scrolled: [Int: ScrolledPlace] = [:]

  /// The address of a link that the page opens.
  internal var link: String?

  /// The text that has been copied.
  internal var copied: String?

  /// The notification that has been shown.
  internal var notification: SessionNote?

  /// The request for files, and the files that handlers have handed over.
  internal var request: FileRequest?
  internal var files: [SessionChange] = []

  /// Whether a screen has appeared or disappeared.
  internal var hasNewScreen = false
}

/// The changes of a page that are sent and applied together. See ``LiveSession/frames()``.
public struct SessionFrame: Hashable, Sendable {
  /// The number of the frame. It is one more than that of the frame before.
  public let number: Int

  /// The frame as JSON without line breaks: `[12,3,[["t",302,"Grace"]]]`.
  ///
  /// The parts are the number, the number of the last event that had been handled, and the changes.
  public let text: String
}

extension SessionFrame: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
