/// What all nodes of a live tree share.
@MainActor
internal final class Tree {
  /// The first responder: where what is typed goes.
  internal weak var focused: Node?

  /// The edits by users of the row that went out of sight with the first responder.
  internal weak var outOfSightFocus: RowEdits?

  /// What handlers have thrown, in order.
  internal var errors: [any Error] = []

  /// What covers all else, in the order in which it was presented.
  internal var presented: [Node] = []

  /// Whether a handler's screen is being mounted.
  internal var isPresenting = false

  /// The screens that handlers have asked for meanwhile.
  internal var waitingPresentations: [() -> Void] = []

  /// Who hears of every change to the tree.
  internal var renderers: [any Renderer] = []

  /// How often content that depends on a state, and bodies of components, have been read.
  internal var renderCount = 0

  /// What is handed down to the root.
  internal let surroundings = Surroundings(EnvironmentValues())

  /// How many nodes there have ever been.
  private var count = 0

  /// The number from which on nodes belong to what is being mounted, and has not been shown yet.
  private var firstHidden = Int.max

  /// The number of a node that is being made.
  internal func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Mounts something as a whole: nobody hears of changes in it until it is there.
  internal func mounting(_ mount: () -> Node) -> Node {
    let outer = firstHidden
    firstHidden = min(outer, count + 1)
    defer { firstHidden = outer }
    return mount()
  }

  /// Whether anybody hears of changes to a node.
  internal func shows(_ node: Node) -> Bool {
    !renderers.isEmpty && node.number < firstHidden
  }

  /// Takes away one who hears of changes.
  internal func remove(_ renderer: any Renderer) {
    renderers.removeAll { $0 === renderer }
  }

  /// Tells everybody of a change to a node.
  internal func report(_ node: Node, _ change: (any Renderer) -> Void) {
    guard shows(node) else { return }
    for renderer in renderers { change(renderer) }
  }
}
