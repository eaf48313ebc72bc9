import Foundation

/// A live tree in a browser: its page, the events of its user, and the frames that keep the page up to date.
///
/// A session has no sockets. A server gives it the bytes that it receives, and sends what the session returns:
///
/// ```swift
/// let session = LiveSession(LiveTree(Button("Save")))
/// let page = session.open()                               // answers GET, with page.html and page.policy
/// try session.receive(Data("[]".utf8))                    // is called with the body of each POST
/// for frame in session.frames() { print(frame.text) }     // are sent
/// ```
///
/// Events are performed as the actions of a user, such as `tap()` of `Node`: the session refuses what the tree refuses.
/// See <doc:InABrowser>.
@MainActor public final class LiveSession {
  /// The secret of the page.
  public let token: ResumeToken

  /// The limits of the session.
  public let limits: SessionLimits

  /// A closure that is called when there may be new frames, once until ``frames()`` is called.
  ///
  /// Set it to `nil` when the page has left: such a session is ended first if there are too many. See ``LiveSessions``.
  public var onChange: (@MainActor () -> Void)?

  /// The number of the last event that has been handled, or refused by the tree.
  public internal(set) var lastEvent = 0

  /// Whether the session has ended.
  public private(set) var hasEnded = false

  internal let renderer = HTMLRenderer()
  private var tree: SessionTree
  internal var use: SessionUse
  internal var sent = SentFrames()
  internal var next = NextFrame()
  internal var shown = ShownPage()
  internal var fields = PageFields()

  /// The files that the user picks and gets.
  internal var files: SessionFiles

  /// Whether ``onChange`` has been called.
  internal var hasCalled = false

  /// Creates a session that shows a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, which the session retains until it ends.
  ///   - token: The secret of the page: a new one by default.
  ///   - limits: The limits.
  ///   - clock: The clock of the limits.
  ///   - save: A closure that returns the state from which another session can be restored, or `nil` if there is none.
  public init<State>(
    _ tree: LiveTree<State>,
    token: ResumeToken = ResumeToken(),
    limits: SessionLimits = SessionLimits(),
    clock: some Clock<Duration> = ContinuousClock(),
    saving save: (@MainActor () -> String?)? = nil
  ) {
    (self.token, self.limits) = (token, limits)
    files = SessionFiles(in: FileSpace(limits.allFileBytes))
    use = SessionUse(elapsed: Self.stopwatch(clock), allowance: SessionAllowance(limits))
    self.tree = SessionTree(
      root: { tree.root }, errors: { tree.errorsSoFar }, save: save, unmount: { tree.unmount() })
    let listener = ChangeListener(self)
    tree.root.tree.messages.didCopy = { [weak self] text in
      self?.next.copied = text
      self?.notify()
    }
    tree.root.tree.messages.didNotify = { [weak self] text, isError in
      self?.next.notification = SessionNote(text: text, isError: isError)
      self?.notify()
    }
    followFiles()
    self.tree.lifetimes = [
      tree.render(with: renderer), tree.render(with: listener), Lifetime { _ = listener },
    ]
  }

  /// The number of the last frame.
  public var lastFrame: Int { sent.last }

  /// The number of the last frame that the client has applied.
  public var acknowledgedFrame: Int { sent.acknowledged }

  /// The state from which another session can be restored, or `nil` if there is none.
  public var savedState: String? { tree.save?() }

  /// The errors that handlers of the tree have thrown, and the errors of events without a handler, in order.
  public var errors: [any Error] { tree.errors() }

  /// The time since the last message or the last request for frames, or since the session has been created.
  public var idleTime: Duration { use.elapsed() - use.last }

  /// Returns the root of the tree.
  internal func root() -> Node { tree.root() }

  /// Ends the session: unmounts the tree, and refuses everything from now on.
  public func end() {
    hide()
    hasEnded = true
    sent.drop()
    next = NextFrame()
    files.drop()
    files.saved = [:]
    tree.unmount()
    tree.unmount = {}
    tree.lifetimes = []
    notify()
    onChange = nil
  }

  /// Calls ``onChange`` if it has not been called since the last frames.
  internal func notify() {
    if hasCalled { return }
    hasCalled = true
    onChange?()
  }

  internal static func stopwatch<C: Clock>(_ clock: C) -> () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

/// The tree of a session, whatever its state is.
private struct SessionTree {
  let root: @MainActor () -> Node
  let errors: @MainActor () -> [any Error]
  let save: (@MainActor () -> String?)?
  var unmount: @MainActor () -> Void
  var lifetimes: [Lifetime] = []
}

/// A renderer that notifies a session of changes.
@MainActor private final class ChangeListener: ReadingRenderer {
  weak var session: LiveSession?

  init(_ session: LiveSession) { self.session = session }

  func insert(_ node: Node, at index: Int) { session?.notify() }
  func move(_ node: Node, from old: Int, to new: Int) { session?.notify() }
  func remove(_ node: Node, at index: Int) { session?.notify() }

  func update(_ node: Node, from old: any Bindable, to new: any Bindable) {
    if let place = ScrolledPlace(from: old, to: new) { session?.next.scrolled[node.id] = place }
    session?.notify()
  }

  func update(_ node: Node, fromPlain old: any Bindable, to new: any Bindable) { update(node, from: old, to: new) }

  func takes(_ property: String, of node: Node) -> Bool { property != "contentOffset" }

  func update(_ node: Node, property: String) { session?.notify() }

  func retheme(_ node: Node) -> Bool {
    session?.notify()
    return true
  }

  func retheme(reader node: Node) -> Bool { retheme(node) }

  func transition(_ node: Node, _ transition: ScreenTransition) {
    session?.next.hasNewScreen = true
    session?.notify()
  }
}

extension LiveSession {
  @available(*, unavailable, message: "a session opens a page: 'session.open().html'")
  public var html: String { "" }

  @available(*, unavailable, message: "a session opens a page: 'session.open().html'")
  public var page: String { "" }

  @available(*, unavailable, message: "a session shows a tree: 'LiveSession(LiveTree { … })'")
  public convenience init(_ widget: some WidgetConvertible) { self.init(LiveTree(widget)) }

  @available(*, unavailable, message: "a session shows a tree: 'LiveSession(LiveTree { … })'")
  public convenience init(@WidgetBuilder content: () -> Children) { self.init(LiveTree(content())) }
}

@available(*, unavailable, renamed: "LiveSession")
public typealias LivePage = LiveSession
