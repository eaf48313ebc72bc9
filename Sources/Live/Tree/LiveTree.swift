/// A live tree of widgets: their bindings keep them up to date, and users act on them.
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
/// What a live tree shows may also be made of a state, and anew whenever the state changes: see ``state``.
///
/// The nodes live as long as the tree, or until ``unmount()``.
@MainActor
public final class LiveTree<State> {
  internal let tree = Tree()
  internal let current: CurrentState<State>
  internal var rootNode: Node
  internal var lifetimes: [Lifetime] = []

  /// Whether the tree is in a state to show something else; it is not after ``unmount()``.
  internal private(set) var isMounted = true

  /// Whether something else is being shown; descriptions that come meanwhile wait.
  internal var isShowing = false

  /// The last description that has come while another was being shown.
  internal var pending: (any Widget)?

  /// Mounts what does not depend on the state.
  internal init(_ content: Children, _ state: State) {
    current = CurrentState(state)
    rootNode = tree.mountRoot(content.root)
  }

  /// Mounts what `content` makes of the present state, and shows what it makes of each state that follows.
  internal init(_ current: CurrentState<State>, content: @escaping (State) -> Children) {
    self.current = current
    var first = Children()
    var show: (Children) -> Void = { first = $0 }
    let rendering = Signal.observing { content(current.state) }.subscribe { [tree] in
      tree.renderCount += 1
      show($0)
    }
    let mounted = first
    rootNode = tree.mountRoot(mounted.root)
    lifetimes.append(rendering)
    // The block may have been run again while the first tree was mounted.
    if !first.isIdentical(to: mounted) { self.show(first.root) }
    show = { [weak self] in self?.show($0.root) }
  }

  isolated deinit {
    unmount()
  }

  /// Ends all bindings, and lets go of handlers and finalizations with all that they hold.
  ///
  /// The tree can still be read. It answers to nothing any more, and ``update(to:)`` throws ``LiveTreeError/unmounted``.
  public func unmount() {
    isMounted = false
    pending = nil
    let lifetimes = lifetimes
    self.lifetimes = []
    for lifetime in lifetimes { lifetime.cancel() }
    rootNode.unmount()
    tree.renderers = []
  }
}

extension LiveTree {
  /// The node of the widget that the tree shows.
  public var root: Node {
    Observed.flush()
    return rootNode
  }

  /// The widget as it is now, with all that is in it and over it.
  ///
  /// What has been presented is in the `presentedViewController` of the screen that it is over. A root that is no screen is in
  /// a `ViewController` as long as something is over it.
  public var widget: any Widget {
    // The root is made of a widget, and a node's value keeps its type.
    root.coveredSnapshot as? any Widget ?? View()
  }

  /// How often the block of the tree, and the bodies of the components in it, have been read.
  public var renderCount: Int {
    Observed.flush()
    return tree.renderCount
  }
}

extension LiveTree: @MainActor CustomStringConvertible {
  /// The tree as it is now, one widget on each line. What keeps it up to date does not show.
  public var description: String { root.treeDescription }
}
