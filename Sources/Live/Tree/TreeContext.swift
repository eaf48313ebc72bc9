/// The state that all nodes of a live tree share.
///
/// `@exclusivity(unchecked)` omits run-time checks that cannot fail: everything is on the main actor, and no access to
/// a property lasts while other code runs.
@MainActor package final class TreeContext {
  @exclusivity(unchecked) internal var focus = TreeFocus()

  @exclusivity(unchecked) internal var pointer = TreePointer()

  internal var keyboard = TreeKeyboard()

  @exclusivity(unchecked) internal var screens = TreeScreens()

  @exclusivity(unchecked) internal var updates = TreeUpdates()

  @exclusivity(unchecked) internal var numbers = NodeNumbers()

  internal var observers = ActionObservers()

  /// The errors that could not be thrown to a caller, in order. Only the last ones are kept if there are very many.
  internal var errors: [any Error] = [] {
    didSet { if errors.count > 2 * Self.fewestErrors { errors.removeFirst(errors.count - Self.fewestErrors) } }
  }

  /// The number of errors that are kept in any case.
  private static let fewestErrors = 500

  /// Adds an error, unless the tree has it.
  internal func report<Failure: Error & Equatable>(_ error: Failure) {
    if !errors.contains(where: { $0 as? Failure == error }) { errors.append(error) }
  }

  /// The cached layout of the whole tree for searches. It is removed when anything in the tree changes.
  @exclusivity(unchecked) internal var kept: AnyObject?

  @exclusivity(unchecked) private var receivers = TreeRenderers()

  /// The renderers, which receive every change of the tree.
  internal var renderers: [any Renderer] {
    get { receivers.all }
    set { receivers.all = newValue }
  }

  /// The renderers, if all of them read the values of changed nodes themselves.
  internal var readingRenderers: [any ReadingRenderer]? { receivers.reading }

  /// Called after something visible has changed, for a renderer that draws the tree as a whole.
  @exclusivity(unchecked) internal var contentDidChange: (() -> Void)?

  /// The files that users pick and get.
  @exclusivity(unchecked) internal var files = TreeFiles()

  @exclusivity(unchecked) package var messages = TreeMessages()

  @exclusivity(unchecked) internal var movement = TreeMovement()

  /// The environment of the root.
  internal var environment = NodeEnvironment(EnvironmentValues())

  /// Mounts sleeping nodes, which have numbers already, with or without mounting the nodes inside that can sleep.
  internal func waking<Result>(
    _ numbers: Range<Int>, everythingInside: Bool, _ mount: @MainActor () -> Result
  ) -> Result {
    let (count, wasWaking) = (self.numbers.count, self.numbers.isWaking)
    self.numbers.count = numbers.lowerBound - 1
    self.numbers.isWaking = everythingInside
    defer {
      self.numbers.isWaking = wasWaking
      self.numbers.count = count
    }
    return mounting(mount)
  }

  /// Calls a closure with each user action before it is done, such as `tap`, until the lifetime ends.
  ///
  /// - Parameter change: A closure that is called after the user has changed a node, with the value before.
  package func onAction(
    _ action: @escaping (_ name: String, Node) -> Void, change: ((Node, _ old: any Bindable) -> Void)? = nil
  ) -> Lifetime {
    let number = observers.add(ActionObservers.Observer(action: action, change: change))
    return Lifetime { [weak self] in self?.observers.remove(number) }
  }

  internal func willAct(_ name: String, on node: Node) {
    if observers.isEmpty { return }
    for number in observers.numbers { observers[number]?.action(name, node) }
  }

  internal func didChange(_ node: Node, from old: any Bindable) {
    for number in observers.numbers { observers[number]?.change?(node, old) }
  }

  /// Mounts nodes as a whole, without reporting changes in them.
  internal func mounting<Result>(_ mount: @MainActor () -> Result) -> Result {
    let outer = numbers.firstHidden
    numbers.firstHidden = min(outer, numbers.count + 1)
    defer { numbers.firstHidden = outer }
    return mount()
  }

  /// Returns whether changes of a node are reported.
  internal func shows(_ node: Node) -> Bool { !renderers.isEmpty && node.id < numbers.firstHidden }

  /// Returns whether all renderers take a property of a node by its name.
  internal func takes(_ property: String, of node: Node) -> Bool {
    if node.isContainer || !node.partNodes.isEmpty || node.status.pendingUpdate != nil { return false }
    return renderers.allSatisfy { $0.takes(property, of: node) }
  }

  internal func remove(_ renderer: any Renderer) { renderers.removeAll { $0 === renderer } }

  internal func report(_ node: Node, _ change: (any Renderer) -> Void) {
    guard shows(node) else { return }
    for renderer in renderers { change(renderer) }
  }
}

/// The renderers of a live tree.
private struct TreeRenderers {
  var all: [any Renderer] = [] {
    didSet {
      let readers = all.compactMap { $0 as? any ReadingRenderer }
      reading = readers.count == all.count ? readers : nil
    }
  }

  private(set) var reading: [any ReadingRenderer]? = []
}

/// The current changes of a live tree, and the work after them.
@MainActor internal struct TreeUpdates {
  /// The number of nested current changes.
  internal var depth = 0

  /// The calls to make after the current change.
  internal var calls = CallQueue()

  /// The nodes that wait for their appearance, if there have been any.
  internal var appearances: Appearances?

  /// The node whose change of themes is reported together with its new description.
  internal weak var adopting: Node?

  /// Functions to call when something in a node has changed since it was read, by the numbers of the nodes.
  internal var watches: [Int: @MainActor () -> Void] = [:]

  /// The number of times that the tree's block and the bodies of components have been read.
  internal var renderCount = 0

  /// The nodes whose bodies have been read during a change of themes, or `nil` outside of such a change.
  internal var renderedInThemes: Set<ObjectIdentifier>?
}

/// The numbers of the nodes of a live tree.
internal struct NodeNumbers {
  /// The number of nodes ever numbered.
  internal var count = 0

  /// The number from which on nodes are being mounted and are not reported yet.
  internal var firstHidden = Int.max

  /// A Boolean value that indicates whether nodes are being mounted because somebody reads them, with all inside them.
  internal var isWaking = false

  /// Returns the number of a new node.
  internal mutating func next() -> Int {
    count += 1
    return count
  }

  /// Returns the numbers for nodes that are mounted later.
  internal mutating func reserve(_ number: Int) -> Range<Int> {
    count += number
    return count - number + 1..<count + 1
  }
}

/// The texts that handlers have handed over.
package struct TreeMessages {
  /// The text that has been copied last, as on a pasteboard.
  internal var copied: String?

  /// Called when a handler has copied a text, for the pasteboard of the user.
  package var didCopy: ((_ text: String) -> Void)?

  /// The text that has been shown last as a notification.
  internal var notified: String?

  /// Called when a handler has shown a notification, for a renderer that shows it.
  package var didNotify: ((_ text: String, _ isError: Bool) -> Void)?
}

/// The movements in a live tree, and their clock.
internal struct TreeMovement {
  /// The movements, if something moves or may move.
  internal var mover: TreeMover?

  /// The clock of the movements, or `nil` for the default clock.
  internal var clock: (any Clock<Duration>)?
}

/// The screens, windows and controllers of a live tree, and their pending events.
internal struct TreeScreens {
  /// The nodes of presented screens, in the order of presentation.
  internal var presented: [Node] = []

  /// The screens with titles from their content, by the numbers of the nodes that give them.
  internal var titled: [Int: TitledScreen] = [:]

  /// The last reported states of the windows, by the numbers of their nodes.
  internal var windows: [Int: WindowStatus] = [:]

  /// The controllers of screens, by the numbers of their nodes.
  internal var controllers: [Int: FormerFocus] = [:]

  /// A Boolean value that indicates whether a presented screen is being mounted.
  internal var isPresenting = false

  /// The presentations that have been requested in the meantime.
  internal var waitingPresentations: [() -> Void] = []

  /// A Boolean value that indicates whether the app at the root has been launched.
  internal var hasLaunched = false
}
