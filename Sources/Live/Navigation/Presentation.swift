/// A screen over all that a node and what is around it show.
internal struct Presentation {
  /// The node of the screen.
  internal let node: Node

  /// The node that the screen has been presented from.
  internal let source: Node

  /// The type of the result that is waited for, if there is one.
  internal let resultType: String?

  /// Takes a result, and says whether it is of the right type. What is returned passes it on.
  internal let receive: @MainActor (Any) -> (@MainActor () -> Void)?
}

extension Node {
  /// What has been presented over the node: one screen, or none.
  internal var presentedNodes: [Node] { presentation.map { [$0.node] } ?? [] }

  /// The screens over the node, the lowest first.
  internal var presentedLayers: [Node] { presentation.map { [$0.node] + $0.node.presentedLayers } ?? [] }

  internal var isPresented: Bool { parent?.presentation?.node === self }

  /// The node and those around it as far as they are on one screen, from the inside out: up to what is presented, or the root.
  internal var layerLine: [Node] {
    let line = line
    let end = line.firstIndex(where: \.isPresented) ?? line.endIndex - 1
    return Array(line[...end])
  }

  /// What covers all else where the node is, or would if it were not covered in its turn: what is presented, or the root.
  internal var layer: Node { layerLine.last ?? self }

  /// What covers all else, if the node is the root or covers something.
  internal var topLayer: Node { presentation?.node.topLayer ?? self }

  /// The nearest node around this one, or itself, that is of a type and on the same screen.
  internal func enclosing<Value: Widget>(_ type: Value.Type) -> Node? {
    layerLine.first { $0.mounted.current is Value }
  }

  /// Presents a screen over everything.
  internal func present(
    _ widget: any Widget,
    resultType: String? = nil,
    receive: @escaping @MainActor (Any) -> (@MainActor () -> Void)? = { _ in nil }
  ) {
    let presenter = layer.topLayer
    let node = tree.mounting { Node(widget, NodeIdentity(widget), in: presenter, of: tree) }
    presenter.presentation = Presentation(node: node, source: self, resultType: resultType, receive: receive)
    tree.report(node) { $0.transition(node, .present(node.transitionStyle)) }
  }

  /// Takes away what has been presented over the node, with all that is over it.
  internal func endPresentation() {
    guard let node = presentation?.node else { return }
    tree.report(node) { $0.transition(node, .dismiss(node.transitionStyle)) }
    presentation = nil
    node.unmount()
  }

  /// Takes the alert away that the node is an action of, and says that the action was chosen, to where the alert came from.
  internal func chooseAction() {
    let presenter = layer.isPresented ? layer.parent : nil
    let source = presenter?.presentation?.source
    presenter?.endPresentation()
    (source ?? self).whileHandling { mounted.notify(Event<AlertAction, Void>.tapped.trigger) }
  }

  internal var transitionStyle: ModalTransitionStyle { screen?.modalTransitionStyle ?? .coverVertical }

  /// The screen in the node, or in the component in it.
  internal var screen: (any Screen)? {
    if let screen = mounted.current as? any Screen { return screen }
    guard mounted.current is Composed, childNodes.count == 1 else { return nil }
    return childNodes[0].screen
  }
}
