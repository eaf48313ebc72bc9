extension Node {
  /// The parts that have elements of their own in the element of the node, and that users operate.
  internal var writtenParts: [WrittenPart: Node] {
    if partNodes.isEmpty && !isScreen { return [:] }
    switch mounted.current {
    case is NavigationController:
      let screen = childNodes.last?.screenInside
      var parts = screen?.navigationItemNode?.itemParts ?? [:]
      parts.merge(screen?.parts(of: BarButtonItem.self, WrittenPart.item) ?? [:]) { first, _ in first }
      parts[.back] = backButtonNode
      return parts
    case is NavigationBar:
      var parts = navigationItemNode?.itemParts ?? [:]
      parts[.back] = backButtonNode
      return parts
    case is SplitViewController: return backButtonNode.map { [.back: $0] } ?? [:]
    case is TabBar, is TabBarController: return parts(of: TabBarItem.self, WrittenPart.tab)
    case is Toolbar: return parts(of: BarButtonItem.self, WrittenPart.item)
    case is AlertController: return parts(of: AlertAction.self, WrittenPart.action)
    default: return [:]
    }
  }

  private func parts<Part>(of type: Part.Type, _ name: (Int) -> WrittenPart) -> [WrittenPart: Node] {
    let nodes = partNodes.filter { $0.mounted.current is Part }
    return Dictionary(uniqueKeysWithValues: nodes.enumerated().map { (name($0.offset), $0.element) })
  }

  private var backButtonNode: Node? { partNodes.first { $0.mounted.current is BackButton } }

  /// The screen in the node, or in the component in it.
  private var screenInside: Node {
    mounted.current is Composed && childNodes.count == 1 ? childNodes[0].screenInside : self
  }

  /// The navigation item of a screen, or the top one of a bar.
  private var navigationItemNode: Node? { partNodes.last { $0.mounted.current is NavigationItem } }

  /// The bar items of the navigation item in the node.
  private var itemParts: [WrittenPart: Node] {
    guard let item = mounted.current as? NavigationItem else { return [:] }
    let nodes = partNodes.filter { $0.mounted.current is BarButtonItem }
    var parts: [WrittenPart: Node] = [:]
    for (index, node) in nodes.enumerated() {
      let right = index - item.leftBarButtonItems.count
      if right < 0 {
        parts[.left(index)] = node
      } else if right < item.rightBarButtonItems.count {
        parts[.right(right)] = node
      }
    }
    return parts
  }
}
