extension Node {
  /// The node that presents over everything in a layer: the screen in a window, in an app or in a component.
  private var presenter: Node {
    switch treeRole {
    case .application, .window, .component: childNodes.count == 1 ? childNodes[0].presenter : self
    default: self
    }
  }

  /// Presents a screen over everything.
  internal func present(
    _ widget: any Widget,
    resultType: String? = nil,
    receive: @escaping @MainActor (Any) -> (@MainActor () -> Void)? = { _ in nil }
  ) {
    show(PresentedScreen(widget, from: self, resultType: resultType, receive: receive))
  }

  /// Presents a screen of a handler over everything.
  internal func show(_ screen: PresentedScreen) {
    // A screen that is presented while another one is mounted is presented over the latter.
    if tree.screens.isPresenting {
      return tree.screens.waitingPresentations.append { [weak self] in
        if let self, isMounted { show(screen) }
      }
    }
    tree.screens.isPresenting = true
    let presenter = topLayer.presenter
    tree.recordingScreens {
      tree.changing {
        presenter.present(screen.widget) { Presentation($0, from: self, screen: screen) }
      }
    }
    tree.screens.isPresenting = false
    while !tree.screens.isPresenting, !tree.screens.waitingPresentations.isEmpty {
      tree.screens.waitingPresentations.removeFirst()()
    }
  }

  private func present(_ widget: any Widget, _ presentation: (Node) -> Presentation) {
    if refuse(presented: widget) { return }
    let index = tree.screens.presented.count
    let node = tree.mounting { Node(.widget(widget), NodeIdentity(widget), in: self, of: tree) }
    // Mounting the screen may have ended its presenter.
    guard isMounted else { return node.unmount() }
    self.presentation = presentation(node)
    // Screens presented from inside it have been inserted first, and are nevertheless over it.
    tree.screens.presented.insert(node, at: index)
    tree.kept = nil
    tree.updates.appearances?.noteChange(.presentation)
    node.reportPresented()
  }

  /// Reports the presentations of a new node to renderers: of the node itself, and from inside it.
  internal func reportPresented() {
    for node in tree.screens.presented where node.isInside(self) {
      tree.report(node) { $0.transition(node, .present(node.transitionStyle)) }
    }
  }

  private func isInside(_ outer: Node) -> Bool { line.contains { $0 === outer } }

  /// Presents the screen that the screen in the node describes, or dismisses it.
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
    present(widget) { Presentation($0, from: self) }
  }

  /// A Boolean value that indicates whether the presentation may differ from the one that the screen describes.
  internal var hasPresentationToUpdate: Bool {
    guard isScreen, let screen = mounted.current as? any Screen else { return false }
    return screen.presentedViewController != nil || presentation?.isDescribed == true
  }

  /// Dismisses the screen that the node presents, with everything over it, by the user or by a handler.
  internal func dismissPresented() {
    tree.recordingScreens {
      tree.changing {
        if presentation?.isDescribed == true {
          input(as: (any Screen).self) { $0.presentedViewController = nil }
        } else {
          endPresentation()
        }
      }
    }
    (mounted.current as? any Screen)?.didDismiss(in: self)
  }

  /// Ends the presentation of the node, with everything over it.
  internal func endPresentation() {
    guard let node = presentation?.node else { return }
    tree.report(node) { $0.transition(node, .dismiss(node.transitionStyle)) }
    removePresented()
  }

  internal func removePresented() {
    guard let node = presentation?.node else { return }
    presentation = nil
    tree.screens.presented.removeAll { $0 === node }
    tree.kept = nil
    tree.updates.appearances?.noteChange(.presentation)
    node.unmount()
  }

  /// Ends the presentations from inside the node before it is removed.
  internal func endPresentationsInside() {
    for node in tree.screens.presented where node.isMounted && node.isInside(self) {
      node.parent?.endPresentation()
    }
  }

  /// Ends the presentations by handlers of the removed node, after the current change.
  ///
  /// If a handler presents a screen and then leaves its own screen, the presented screen stays. A handler of the
  /// presented screen dismisses it itself.
  internal func endPresentationsFromHere() {
    guard !tree.screens.presented.isEmpty else { return }
    let actor = EventContext.current?.source
    for node in tree.screens.presented {
      guard let presentation = node.parent?.presentation, presentation.origin === self, presentation.source !== actor,
        actor?.isInside(node) != true
      else { continue }
      tree.updates.calls.append { [weak node] in node?.endOwnPresentation() }
    }
  }

  /// Ends the presentations by handlers of screens that are hidden now.
  internal func endPresentationsFromHiddenScreens() {
    for node in tree.screens.presented {
      guard let origin = node.parent?.presentation?.origin, origin.isMounted,
        origin.line.contains(where: { $0.invisibility != nil })
      else { continue }
      node.endOwnPresentation()
    }
  }

  /// Dismisses the presented screen in the node, with everything over it, without asking delegates.
  private func endOwnPresentation() {
    guard let presenter = parent, presenter.presentation?.node === self else { return }
    tree.changing { presenter.endPresentation() }
  }

  /// Dismisses the alert of an action, and sends `tapped` to the handlers of the action.
  internal func chooseAction() {
    let presenter = layer.isPresented ? layer.parent : nil
    let source = presenter?.presentation?.source
    // The handlers are removed together with the alert.
    let answer = mounted.answer(to: Event<AlertAction, Void>.tapped.trigger)
    presenter?.dismissPresented()
    if let answer { (source ?? self).whileHandling(answer) }
  }

  internal var transitionStyle: ModalTransitionStyle { screen?.modalTransitionStyle ?? .coverVertical }
}

// A screen of any type sends the event as one of its own type.
@MainActor extension Screen {
  fileprivate func didDismiss(in node: Node) { node.send(Event<Self, Void>.didDismiss) }
}

extension Bindable {
  internal func presenting(_ widget: (any Bindable)?) -> any Bindable {
    guard var screen = self as? any Screen else { return self }
    screen.presentedViewController = widget as? any Widget
    return screen
  }
}
