/// A mounted tree of widgets. Bindings keep it up to date, and users act on it.
///
/// ```swift
/// let name = Var("Ada")
/// let tree = LiveTree(VStack { Label(.text <-- name) })
/// name.set("Grace")
/// print(tree)
/// // StackView(axis: .vertical)
/// //   Label(text: "Grace")
/// ```
///
/// A live tree can also be described from a state, again whenever the state changes: see ``state``.
///
/// The nodes live as long as the tree, or until ``unmount()``.
@MainActor public final class LiveTree<State> {
  internal let tree = TreeContext()
  internal let current: CurrentState<State>
  internal var rootNode: Node
  internal var lifetimes: [Lifetime] = []

  /// A Boolean value that indicates whether the tree is mounted. It is `false` after ``unmount()``.
  internal private(set) var isMounted = true

  /// A Boolean value that indicates whether an update is under way, for which other updates wait.
  internal var isShowing = false

  /// The last description that has been requested during an update.
  internal var pending: (any Widget)?

  /// Mounts content that does not depend on the state.
  internal init(_ content: Children, _ state: State) {
    current = CurrentState(state)
    rootNode = tree.mountRoot(content.root)
  }

  /// Mounts the content for the current state, and shows the content for each further state.
  internal init(_ current: CurrentState<State>, content: @escaping (State) -> Children) {
    self.current = current
    var first = Children()
    var show: (Children) -> Void = { first = $0 }
    let reading = Signal.observing({ content(current.state) }) { [tree] in
      tree.report(UnsettledError(reader: "LiveTree"))
    }
    let rendering = reading.subscribe { [tree] in
      tree.updates.renderCount += 1
      show($0)
    }
    let mounted = first
    rootNode = tree.mountRoot(mounted.root)
    lifetimes.append(rendering)
    // The block may have run again while the first tree was mounted.
    if !first.isIdentical(to: mounted) { self.show(first.root) }
    show = { [weak self] in self?.show($0.root) }
  }

  isolated deinit {
    unmount()
  }

  /// Ends all bindings, and releases handlers and finalizations with everything that they capture.
  ///
  /// The tree can still be read. It handles no events any more, and ``update(to:)`` throws ``LiveTreeError/unmounted``.
  public func unmount() {
    isMounted = false
    pending = nil
    let lifetimes = lifetimes
    self.lifetimes = []
    for lifetime in lifetimes { lifetime.cancel() }
    tree.changing { rootNode.unmount() }
    tree.renderers = []
    tree.movement.mover = nil
    for recorder in tree.observers.recorders { recorder.end() }
  }
}

extension LiveTree {
  /// The root node of the tree.
  public var root: Node {
    Observed.flush()
    tree.movement.mover?.refresh()
    return rootNode
  }

  /// The current widget, with its descendants and with presented screens.
  ///
  /// - Complexity: O(*n*) for *n* nodes that have changed since the last read.
  ///
  /// A presented screen is the `presentedViewController` of its presenter. A root that is not a screen is wrapped in a
  /// `ViewController` while it presents one.
  public var widget: any Widget {
    // The root is made of a widget, and the value of a node keeps its type.
    root.coveredSnapshot as? any Widget ?? View()
  }

  /// The number of times that the tree's block and the bodies of its components have been read.
  public var renderCount: Int {
    Observed.flush()
    return tree.updates.renderCount
  }
}

extension LiveTree: @MainActor CustomStringConvertible {
  /// The current tree, with one widget on each line and without behaviors.
  ///
  /// If a widget has more than 100 children, the first and the last 50 are printed, with the number of the others.
  /// `root.treeDescription` prints all of them.
  ///
  /// - Complexity: O(*n*) for *n* nodes that are printed.
  public var description: String { root.treeDescription(ofChildren: 100) }
}
