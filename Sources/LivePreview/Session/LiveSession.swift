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
  public var onChange: (@MainActor () -> Void)?

  /// The number of the last event that has been handled, or refused by the tree.
  public internal(set) var lastEvent = 0

  /// Whether the session has ended.
  public private(set) var hasEnded = false

  internal let renderer = HTMLRenderer()
  internal let root: @MainActor () -> Node
  private let treeErrors: @MainActor () -> [any Error]
  private let save: (@MainActor () -> String?)?
  private var lifetimes: [Lifetime] = []
  private var unmount: @MainActor () -> Void

  /// The time since the session has been created.
  internal let elapsed: () -> Duration
  internal var lastUse = Duration.zero
  internal var allowance: SessionAllowance
  internal var sent = SentFrames()
  internal var next = NextFrame()
  internal var fields = PageFields()

  /// The title of the page, and whether the page has it.
  internal var title: String?
  internal var isTitleSent = false

  /// The address of the page below that of its server, or `nil` if it is not known, and whether its user has gone there
  /// in the history of the browser since the last frame.
  internal var pageAddress: String?
  internal var hasReopened = false

  /// The files that the user picks and gets.
  internal var files: SessionFiles

  /// Whether the page is narrower than 600 points, as that of a phone, so that the tree is compact.
  internal var isNarrow = false

  /// Whether there is a page that shows the tree.
  internal var isOpen = false

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
    (self.token, self.limits, self.save) = (token, limits, save)
    files = SessionFiles(in: FileSpace(limits.allFileBytes))
    allowance = SessionAllowance(limits)
    elapsed = Self.stopwatch(clock)
    root = { tree.root }
    treeErrors = { tree.errors }
    unmount = { tree.unmount() }
    let listener = ChangeListener(self)
    tree.root.tree.messages.didCopy = { [weak self] text in
      self?.next.copied = text
      self?.notify()
    }
    tree.root.tree.messages.didNotify = { [weak self] text in
      self?.next.notification = text
      self?.notify()
    }
    followFiles()
    lifetimes = [tree.render(with: renderer), tree.render(with: listener), Lifetime { _ = listener }]
  }

  /// The number of the last frame.
  public var lastFrame: Int { sent.last }

  /// The number of the last frame that the client has applied.
  public var acknowledgedFrame: Int { sent.acknowledged }

  /// The state from which another session can be restored, or `nil` if there is none.
  public var savedState: String? { save?() }

  /// The errors that handlers of the tree have thrown, and those of events that no handler takes, in order.
  public var errors: [any Error] { treeErrors() }

  /// The time since the last message or the last request for frames, or since the session has been created.
  public var idleTime: Duration { elapsed() - lastUse }

  /// Ends the session: unmounts the tree, and refuses everything from now on.
  public func end() {
    hide()
    hasEnded = true
    sent.drop()
    next = NextFrame()
    files.drop()
    files.saved = [:]
    unmount()
    unmount = {}
    lifetimes = []
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

/// A renderer that tells a session about changes.
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
  /// Names the page that is opened.
  @available(*, unavailable, message: "a session opens a page: 'session.open().html'")
  public var html: String { "" }

  /// Names the page that is opened.
  @available(*, unavailable, message: "a session opens a page: 'session.open().html'")
  public var page: String { "" }

  /// Names the tree that a session shows.
  @available(*, unavailable, message: "a session shows a tree: 'LiveSession(LiveTree { … })'")
  public convenience init(_ widget: some WidgetConvertible) { self.init(LiveTree(widget)) }

  /// Names the tree that a session shows.
  @available(*, unavailable, message: "a session shows a tree: 'LiveSession(LiveTree { … })'")
  public convenience init(@WidgetBuilder content: () -> Children) { self.init(LiveTree(content())) }
}

/// Names the session of a page.
@available(*, unavailable, renamed: "LiveSession")
public typealias LivePage = LiveSession
