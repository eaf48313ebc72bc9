extension Node {
  /// The node that holds what is presented over all that a layer shows: the screen in a window or in a component.
  private var presenter: Node {
    guard mounted.current is Window || mounted.current is Composed, childNodes.count == 1 else { return self }
    return childNodes[0].presenter
  }

  /// Presents a screen over everything, as a handler does.
  internal func present(
    _ widget: any Widget,
    resultType: String? = nil,
    receive: @escaping @MainActor (Any) -> (@MainActor () -> Void)? = { _ in nil }
  ) {
    // A screen that is asked for while another is mounted comes over that one.
    if tree.isPresenting {
      return tree.waitingPresentations.append { [weak self] in
        if let self, isMounted { present(widget, resultType: resultType, receive: receive) }
      }
    }
    tree.isPresenting = true
    let presenter = topLayer.presenter
    presenter.present(widget) { Presentation(node: $0, source: self, resultType: resultType, receive: receive) }
    tree.isPresenting = false
    if !tree.waitingPresentations.isEmpty { tree.waitingPresentations.removeFirst()() }
  }

  private func present(_ widget: any Widget, _ presentation: (Node) -> Presentation) {
    if refuse(presented: widget) { return }
    let index = tree.presented.count
    let node = tree.mounting { Node(widget, NodeIdentity(widget), in: self, of: tree) }
    // What begins with the screen may end what it was to be over.
    guard isMounted else { return node.unmount() }
    self.presentation = presentation(node)
    // What is presented from inside it has come first, and is over it nevertheless.
    tree.presented.insert(node, at: index)
    node.reportPresented()
  }

  /// Tells whoever shows the tree what has been presented with the node, which is new: the node itself, or from inside it.
  internal func reportPresented() {
    for node in tree.presented where node.isInside(self) {
      tree.report(node) { $0.transition(node, .present(node.transitionStyle)) }
    }
  }

  private func isInside(_ outer: Node) -> Bool { line.contains { $0 === outer } }

  /// Presents what the screen in the node says is to be over everything, or takes it away.
  internal func updatePresentation() {
    guard isScreen, let screen = mounted.current as? any Screen else { return }
    guard let widget = screen.presentedViewController else {
      if presentation?.isDescribed == true { endPresentation() }
      return
    }
    if let presentation, presentation.isDescribed, presentation.node.identity == NodeIdentity(widget) {
      return presentation.node.update(to: widget)
    }
    endPresentation()
    present(widget) { Presentation(node: $0, source: self, isDescribed: true) }
  }

  /// Whether the screen in the node may say something else of what it presents than what is there.
  internal var hasPresentationToUpdate: Bool {
    guard isScreen, let screen = mounted.current as? any Screen else { return false }
    return screen.presentedViewController != nil || presentation?.isDescribed == true
  }

  /// Takes away what has been presented over the node, with all that is over it, as its user or a handler does.
  internal func dismissPresented() {
    if presentation?.isDescribed == true {
      input(as: (any Screen).self) { $0.presentedViewController = nil }
    } else {
      endPresentation()
    }
    (mounted.current as? any Screen)?.didDismiss(in: self)
  }

  /// Takes away what has been presented over the node, with all that is over it.
  private func endPresentation() {
    guard let node = presentation?.node else { return }
    tree.report(node) { $0.transition(node, .dismiss(node.transitionStyle)) }
    removePresented()
  }

  /// Forgets what has been presented over the node.
  internal func removePresented() {
    guard let node = presentation?.node else { return }
    presentation = nil
    tree.presented.removeAll { $0 === node }
    node.unmount()
  }

  /// Takes away what has been presented from inside the node, which is about to go.
  internal func endPresentationsInside() {
    for node in tree.presented where node.isMounted && node.isInside(self) {
      node.parent?.endPresentation()
    }
  }

  /// Takes the alert away that the node is an action of, and says that the action was chosen, to where the alert came from.
  internal func chooseAction() {
    let presenter = layer.isPresented ? layer.parent : nil
    let source = presenter?.presentation?.source
    // The handlers go with the alert.
    let answer = mounted.answer(to: Event<AlertAction, Void>.tapped.trigger)
    presenter?.dismissPresented()
    if let answer { (source ?? self).whileHandling(answer) }
  }

  internal var transitionStyle: ModalTransitionStyle { screen?.modalTransitionStyle ?? .coverVertical }
}

// A screen of any type says so as one of its own.
@MainActor
extension Screen {
  fileprivate func didDismiss(in node: Node) { node.send(Event<Self, Void>.didDismiss) }
}
