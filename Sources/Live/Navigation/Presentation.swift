/// A screen that is presented over everything in a tree.
internal struct Presentation {
  internal let node: Node

  /// The node from which the screen has been presented.
  internal let source: Node

  /// The innermost screen of a controller from which a handler has presented the screen. Both are removed together.
  internal let origin: Node?

  /// The screen, or `nil` if the presenter describes it in its `presentedViewController`.
  internal var screen: PresentedScreen?

  /// A Boolean value that indicates whether the presenter describes the screen in its `presentedViewController`.
  internal var isDescribed: Bool { screen == nil }

  @MainActor internal init(_ node: Node, from source: Node, screen: PresentedScreen? = nil) {
    (self.node, self.source, self.screen) = (node, source, screen)
    origin = screen == nil ? nil : source.layerLine.first { $0.parent?.kind.isContainerScreen == true }
  }
}

extension Node {
  /// The screen that has been presented from the node or from its visible content, if there is one.
  ///
  /// It covers everything. Only the screen that was presented last is perceivable.
  public var presented: Node? {
    Observed.flush()
    return presentation?.node
  }

  /// The screens that cover the tree, from the back to the front.
  package var coveringNodes: [Node] { tree.screens.presented }

  package var presentedNodes: [Node] { presentation.map { [$0.node] } ?? [] }

  internal var isPresented: Bool { parent?.presentation?.node === self }

  /// The parent, or the node from which the screen has been presented.
  package var parentOrSource: Node? { isPresented ? parent?.presentation?.source : parent }

  /// The node and its ancestors on the same screen, from the inside out: up to the presented screen or the root.
  internal var layerLine: [Node] {
    let line = line
    let end = line.firstIndex(where: \.isPresented) ?? line.endIndex - 1
    return Array(line[...end])
  }

  /// The presented screen that contains the node, or the root.
  internal var layer: Node { layerLine.last ?? self }

  /// The screen that was presented last, or the root.
  package var topLayer: Node { tree.screens.presented.last ?? line.last ?? self }

  /// Returns the nearest ancestor with a role on the same screen, or the node itself.
  internal func enclosing(_ role: TreeRole) -> Node? { layerLine.first { $0.treeRole == role } }

  /// The screen in the node, or in the component in it.
  internal var screen: (any Screen)? {
    let node = screenNode
    return node.isScreen ? node.mounted.current as? any Screen : nil
  }
}
