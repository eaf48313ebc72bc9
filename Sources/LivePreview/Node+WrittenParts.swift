extension Node {
  /// The parts that have elements of their own in the element of the node, and that users operate.
  internal var writtenParts: [WrittenPart: Node] {
    if partNodes.isEmpty && !isScreen { return [:] }
    switch treeRole {
    case .navigationStack:
      let screen = childNodes.last?.screenNode
      var parts = screen?.navigationItemNode?.itemParts ?? [:]
      parts.merge(screen?.parts(.barItem, WrittenPart.item) ?? [:]) { first, _ in first }
      parts[.back] = part(.backButton)
      return parts
    case .navigationBar:
      var parts = navigationItemNode?.itemParts ?? [:]
      parts[.back] = part(.backButton)
      return parts
    case .split: return part(.backButton).map { [.back: $0] } ?? [:]
    case .tabBar, .tabs: return parts(.tab, WrittenPart.tab)
    case .toolbar: return parts(.barItem, WrittenPart.item)
    case .alert: return parts(.action, WrittenPart.action)
    default: return [:]
    }
  }

  private func parts(_ role: TreeRole, _ name: (Int) -> WrittenPart) -> [WrittenPart: Node] {
    Dictionary(uniqueKeysWithValues: parts(role).enumerated().map { (name($0.offset), $0.element) })
  }

  /// The navigation item of a screen, or the top one of a bar.
  private var navigationItemNode: Node? { partNodes.last { $0.treeRole == .navigationItem } }

  /// The bar items of the navigation item in the node.
  private var itemParts: [WrittenPart: Node] {
    guard let item = navigationItem else { return [:] }
    var parts: [WrittenPart: Node] = [:]
    for (index, node) in self.parts(.barItem).enumerated() {
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
