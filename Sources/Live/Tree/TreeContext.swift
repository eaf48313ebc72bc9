/// The state that all nodes of a live tree share.
@MainActor package final class TreeContext {
  /// The node that receives keys. A text input that is focused is the first responder.
  internal weak var focused: Node?

  /// The row of the focused table that receives keys, if a key has moved to it.
  internal var focusedRow: RowPath?

  /// The wheel of the focused picker, or the open swipe action of the focused row, that receives keys.
  internal var focusedComponent = 0

  /// The selected part of the focused text, and the text when it was selected.
  internal var selection: (text: String, selection: TextSelection)?

  /// The former texts of the focused input, and those that have been undone.
  internal var (undone, redone): ([EditedState], [EditedState]) = ([], [])

  /// The end of the letter that was typed last.
  internal var lastTyped: Int?

  /// A Boolean value that indicates whether a node has received the focus that nobody has removed since.
  internal var hasFocus = false

  /// The screens that users saw when the focus was last settled, if it has been.
  internal var focusScene: FocusScene?

  /// A Boolean value that indicates whether nothing could be focused when they appeared.
  internal var awaitsFocus = false

  /// The nodes that had the focus on screens that users do not see any more.
  internal var sceneFocuses: [FocusScene: FormerFocus] = [:]

  /// The controllers of screens, by the numbers of their nodes.
  internal var containerScreens: [Int: FormerFocus] = [:]

  /// The facts about the types of values, once they have been needed.
  @exclusivity(unchecked) internal var knownKeyFacts: [ObjectIdentifier: KeyFacts] = [:]

  /// The number that is being typed as the value of the focused slider.
  internal var typedNumber = ""

  /// The nodes that had the focus on screens that were then covered, the last one at the end.
  internal var formerlyFocused: [FormerFocus] = []

  /// Called after something visible has changed, for a renderer that draws the tree as a whole.
  @exclusivity(unchecked) internal var contentDidChange: (() -> Void)?

  /// The screens with titles from their content, by the numbers of the nodes that give them.
  @exclusivity(unchecked) internal var titled: [Int: TitledScreen] = [:]

  /// The keyboard, if a text has brought it up.
  internal var keyboard: ShownKeyboard?

  /// A Boolean value that indicates whether the focus is on its way from one text to another.
  internal var isKeepingKeyboard = false

  /// The scroll view whose content makes room for the keyboard.
  internal weak var avoiding: Node?

  /// The innermost node under the pointer.
  internal weak var hovered: Node?

  /// The node whose change of themes is reported together with its new description.
  internal weak var adopting: Node?

  /// The changes by users of the row that has disappeared with the first responder.
  internal weak var outOfSightFocus: RowEdits?

  /// A Boolean value that indicates whether the app at the root has been launched.
  internal var hasLaunched = false

  /// The errors that handlers have thrown, in order.
  internal var errors: [any Error] = []

  /// The nodes of presented screens, in the order of presentation.
  internal var presented: [Node] = [] { didSet { kept = nil } }

  /// The cached layout of the whole tree for searches, which is removed when anything in the tree changes.
  @exclusivity(unchecked) internal var kept: AnyObject?

  /// The nodes that wait for their appearance, if there have been any.
  internal var appearances: Appearances?

  /// The windows as they have last been reported, by the numbers of their nodes.
  internal var windows: [Int: WindowStatus] = [:]

  /// The calls to make after the current change.
  internal var calls: [@MainActor () -> Void] = []

  /// The number of changes of the tree that are under way, one inside the other.
  @exclusivity(unchecked) internal var updateDepth = 0

  /// A Boolean value that indicates whether a presented screen is being mounted.
  internal var isPresenting = false

  /// The presentations that have been requested in the meantime.
  internal var waitingPresentations: [() -> Void] = []

  /// The renderers, which receive every change of the tree.
  @exclusivity(unchecked) internal var renderers: [any Renderer] = []

  /// The movements in the tree, if something moves or may move.
  @exclusivity(unchecked) internal var mover: TreeMover?

  /// The clock of the movements, or `nil` for the usual one.
  internal var clock: (any Clock<Duration>)?

  /// The closures that are called with each user action before it is done.
  private var actionObservers: [Int: (_ action: String) -> Void] = [:]
  private var actionObserverCount = 0

  /// The recorders of changes by users, for histories.
  internal var recorders: [UndoRecorder] = []

  /// The number of times that the tree's block and the bodies of components have been read.
  internal var renderCount = 0

  internal let environment = NodeEnvironment(EnvironmentValues())

  /// The number of nodes ever numbered.
  @exclusivity(unchecked) private var count = 0

  /// A Boolean value that indicates whether nodes are being mounted because somebody reads them, with all inside them.
  @exclusivity(unchecked) internal private(set) var isWaking = false

  /// The number from which on nodes are being mounted and are not reported yet.
  @exclusivity(unchecked) private var firstHidden = Int.max

  /// Returns the number of a new node.
  internal func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Returns the numbers for nodes that are mounted later.
  internal func reserve(_ number: Int) -> Range<Int> {
    count += number
    return count - number + 1..<count + 1
  }

  /// Mounts nodes that have numbers already, with everything inside them or without what can sleep there.
  internal func waking<Result>(
    _ numbers: Range<Int>, everythingInside: Bool, _ mount: @MainActor () -> Result
  ) -> Result {
    let (count, wasWaking) = (self.count, isWaking)
    self.count = numbers.lowerBound - 1
    isWaking = everythingInside
    defer {
      isWaking = wasWaking
      self.count = count
    }
    return mounting(mount)
  }

  /// Calls a closure with each user action before it is done, until the lifetime ends.
  package func onAction(_ observe: @escaping (_ action: String) -> Void) -> Lifetime {
    actionObserverCount += 1
    let number = actionObserverCount
    actionObservers[number] = observe
    return Lifetime { [weak self] in self?.actionObservers[number] = nil }
  }

  internal func willAct(_ name: String, on node: Node) {
    if actionObservers.isEmpty { return }
    let action = "\(name) \(node.path)"
    for number in actionObservers.keys.sorted() { actionObservers[number]?(action) }
  }

  /// Mounts nodes as a whole, without reporting changes in them.
  internal func mounting<Result>(_ mount: @MainActor () -> Result) -> Result {
    let outer = firstHidden
    firstHidden = min(outer, count + 1)
    defer { firstHidden = outer }
    return mount()
  }

  /// Returns whether changes of a node are reported.
  internal func shows(_ node: Node) -> Bool { !renderers.isEmpty && node.id < firstHidden }

  /// Returns whether all renderers take a property of a node by its name.
  internal func takes(_ property: String, of node: Node) -> Bool {
    if node.isContainer || !node.partNodes.isEmpty || node.untoldUpdate != nil { return false }
    return renderers.allSatisfy { $0.takes(property, of: node) }
  }

  internal func remove(_ renderer: any Renderer) { renderers.removeAll { $0 === renderer } }

  internal func report(_ node: Node, _ change: (any Renderer) -> Void) {
    guard shows(node) else { return }
    for renderer in renderers { change(renderer) }
  }
}
