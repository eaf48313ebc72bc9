/// A screen over all that a tree shows.
internal struct Presentation {
  /// The node of the screen.
  internal let node: Node

  /// The node that the screen has been presented from.
  internal let source: Node

  /// Whether the node that holds the presentation says itself what it presents, in its `presentedViewController`.
  internal var isDescribed = false

  /// The type of the result that is waited for, if there is one.
  internal var resultType: String?

  /// Takes a result, and says whether it is of the right type. What is returned passes it on.
  internal var receive: @MainActor (Any) -> (@MainActor () -> Void)? = { _ in nil }
}

extension Node {
  /// The screen that has been presented from the node, or from something that shows in it, if there is one. It covers
  /// everything; only the one that was presented last is perceived.
  public var presented: Node? {
    Observed.flush()
    return presentation?.node
  }

  /// Whether anything in the tree covers all else.
  package var isTreeCovered: Bool { !tree.presented.isEmpty }

  internal var presentedNodes: [Node] { presentation.map { [$0.node] } ?? [] }

  internal var isPresented: Bool { parent?.presentation?.node === self }

  /// The node and those around it as far as they are on one screen, from the inside out: up to what is presented, or the root.
  internal var layerLine: [Node] {
    let line = line
    let end = line.firstIndex(where: \.isPresented) ?? line.endIndex - 1
    return Array(line[...end])
  }

  /// What covers all else where the node is, or would if it were not covered in its turn: what is presented, or the root.
  internal var layer: Node { layerLine.last ?? self }

  /// What covers all else: what was presented last, or the root.
  internal var topLayer: Node { tree.presented.last ?? line.last ?? self }

  /// The nearest node around this one, or itself, that is of a type and on the same screen.
  internal func enclosing<Value: Widget>(_ type: Value.Type) -> Node? {
    layerLine.first { $0.mounted.current is Value }
  }

  /// The screen in the node, or in the component in it.
  internal var screen: (any Screen)? {
    if let screen = mounted.current as? any Screen { return screen }
    guard mounted.current is Composed, childNodes.count == 1 else { return nil }
    return childNodes[0].screen
  }
}
