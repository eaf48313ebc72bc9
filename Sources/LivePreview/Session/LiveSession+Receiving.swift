import Foundation

extension LiveSession {
  /// Handles a message of the client: performs the user's action, or acknowledges a frame.
  ///
  /// If the tree refuses an action, the next frame restores the control in the page.
  ///
  /// - Parameter message: The bytes of one message, as the script of the page has sent them.
  /// - Throws: ``SessionRefusal``. Nothing has changed then. See ``SessionRefusal/isViolation``.
  /// - Complexity: O(*n*) in the bytes, in addition to the action.
  public func receive(_ message: some DataProtocol) throws(SessionRefusal) {
    if hasEnded { throw .ended }
    try spend(bytes: message.count)
    if message.count > limits.messageBytes { throw .tooLarge(bytes: message.count) }
    let message = try SessionMessage.decode(Array(message))
    if message.s > lastFrame { throw .unsent(frame: message.s) }
    use.note()
    guard let event = message.i else { return try acknowledge(message.s) }
    if event <= lastEvent { throw .replayed(event) }
    if event > lastEvent + 1 { throw .outOfOrder(event, expected: lastEvent + 1) }
    // The page sends such an event again, based on the tree that it shows then.
    if message.s < sent.first { throw .outdated(frame: message.s) }
    guard let kind = message.k else { throw .malformed("“k” is missing") }
    let pageEvent = try message.pageEvent
    if pageEvent == nil, message.n == nil { throw .malformed("“n” is missing") }
    if let pageEvent, changesPage(pageEvent) {
      // Such an event costs as much as another page, one message of which has been spent already.
      try spend(max(1, min(Self.messagesOfPage, Double(limits.messagesPerSecond)) - 1))
    }
    lastEvent = event
    try acknowledge(message.s)
    if let pageEvent { return try perform(pageEvent) }
    guard let number = message.n, let node = node(number, part: message.p) else {
      throw .gone(node: message.p ?? message.n ?? 0)
    }
    let isCurrent = message.s == lastFrame && !hasCalled
    noteFocus(kind, in: node)
    // The next frame need not scroll a page that has sent its own scroll position.
    var place: ScrolledPlace?
    defer { if kind == .scroll { next.scrolled[number] = place } }
    do {
      switch kind {
      case .scroll:
        let position = try PagePosition(message.v)
        shown.tops[number] = node.top(at: position, since: shown.tops[number])
        let first = node.firstRowInPage
        place = try node.scroll(to: position)
        // With other rows before it, the same row has another position in the page.
        if node.firstRowInPage != first { shown.tops[number]?.position = nil }
      case .edit: try edit(node, number, message, ofCurrentPage: isCurrent)
      case .set:
        try noteText(of: node, number, message.v)
        try node.perform(kind, message.v)
      case .link: try open(message.v, in: node)
      default: try node.perform(kind, message.v)
      }
      correct(node, number, after: message)
    } catch {
      correct(node, number, after: message)
      throw SessionRefusal(error)
    }
  }

  /// Returns whether an event can change the whole page.
  private func changesPage(_ event: PageEvent) -> Bool {
    switch event {
    case .narrow(let flag): flag != shown.isNarrow
    case .open: true
    case .escape, .show, .hide, .pick: false
    }
  }

  private func perform(_ event: PageEvent) throws(SessionRefusal) {
    switch event {
    case .escape: root().escape()
    case .show: show()
    case .hide: hide()
    case .narrow(let flag):
      if flag == shown.isNarrow { return }
      shown.isNarrow = flag
      root().changeSurroundings { $0.horizontalSizeClass = shown.isNarrow ? .compact : .regular }
      // A page that is wide again has the same environment as one that has never been narrow.
      if !shown.isNarrow { root().changeSurroundings { $0.horizontalSizeClass = .unspecified } }
    case .open(let url): reopen(url)
    case .pick(let request, let count): try pick(request, count: count)
    }
  }

  /// Taps a link of a text view, and lets the page open it if the tree does not decline.
  private func open(_ value: SessionValue?, in node: Node) throws {
    guard case .text(let text)? = value, let url = URL(string: text) else { throw SessionRefusal.malformed("“v”") }
    try node.tap(link: url)
    if let address = url.allowedAddress { next.link = address }
    notify()
  }

  /// Takes messages and their bytes from the allowance.
  internal func spend(_ messages: Double = 1, bytes: Int = 0) throws(SessionRefusal) {
    try use.allowance.spend(messages, bytes: bytes, at: use.elapsed())
  }

  /// Returns the node on the page with a number, or the part of it.
  private func node(_ number: Int, part: Int?) -> Node? {
    guard let node = renderer.node(numbered: number), node.isMounted else { return nil }
    guard let part else { return node }
    return node.writtenParts.values.first { $0.id == part }
  }

  /// Records the focus of the page, which may differ from that of the tree after a refusal.
  private func noteFocus(_ kind: SessionMessage.Kind, in node: Node) {
    switch kind {
    case .focusin, .set, .edit:
      guard node.mounted.current is any TextInput else { return }
      fields.focused = node.id
    case .focusout where fields.focused == node.id: fields.focused = nil
    default: return
    }
    // The next frame compares it with that of the tree.
    notify()
  }

  /// Adds a change to the next frame if a control in the page shows something else than in the tree.
  private func correct(_ node: Node, _ number: Int, after message: SessionMessage) {
    guard message.k == .set, let value = message.v, let fragment = renderer.fragments[number],
      let correction = node.correction(of: value), let address = fragment.address(of: correction)
    else { return }
    next.corrections.append(.patch(.set(at: address, to: correction.attributes)))
    notify()
  }
}

extension SessionRefusal {
  /// Creates the refusal with the error of a user's action.
  fileprivate init(_ error: any Error) {
    switch error {
    case let error as SessionRefusal: self = error
    case let error as ActionError: self = .action(error)
    case let error as TableError: self = .row(error)
    default: self = .malformed("\(error)")
    }
  }
}
