import Synchronization

extension Node {
  /// The path of the node in changes and errors: `login/TextField[1]`.
  ///
  /// It starts at the nearest ancestor with an accessibility identifier or a key, or at the root.
  public var path: String {
    let widget = mounted.current as? any Widget
    if let identifier = widget?.accessibilityIdentifier { return identifier }
    if let key { return "\(key)" }
    guard let parent else { return typeName }
    guard let index = indexAmongSiblings else { return "\(parent.path)/\(typeName)" }
    return "\(parent.path)/\(typeName)[\(index)]"
  }

  /// The name of the value's type, or of the component's.
  internal var typeName: String { nameOfType.text }
}

/// The indexes of child nodes among siblings of the same name, computed on demand from the front.
@MainActor internal struct SiblingIndexes {
  /// The number of children of each name.
  private var totals: [TypeName: Int] = [:]

  /// The number of counted children of each name.
  private var counts: [TypeName: Int] = [:]
  private var counted = 0

  internal init(_ children: [Node]) {
    for child in children { totals[child.nameOfType, default: 0] += 1 }
  }

  /// Returns the number of children of a name.
  internal func count(_ name: TypeName) -> Int { totals[name] ?? 0 }

  /// Returns the index of a child, after counting up to it.
  internal mutating func index(of node: Node, in children: [Node]) -> Int? {
    if let index = node.caches.naming.siblingIndex { return index }
    while counted < children.count {
      let child = children[counted]
      let count = counts[child.nameOfType, default: 0]
      child.caches.naming.siblingIndex = count
      counts[child.nameOfType] = count + 1
      counted += 1
      if child === node { return count }
    }
    return nil
  }

  internal mutating func forget(from index: Int, in children: [Node]) {
    while counted > index {
      counted -= 1
      children[counted].caches.naming.siblingIndex = nil
      counts[children[counted].nameOfType, default: 0] -= 1
    }
  }

  /// Updates the count for a child that is inserted or removed.
  internal mutating func add(_ number: Int, of node: Node) { totals[node.nameOfType, default: 0] += number }
}

/// The names of a node and of its children, for paths.
internal struct NodeNaming {
  /// The name of the value's type, if it has been read.
  internal var type: TypeName?

  /// The counts of children by name, once a path has been read.
  internal var children: SiblingIndexes?

  /// The index of the node among its siblings of the same name, if they have been counted.
  internal var siblingIndex: Int?
}

extension Node {
  /// The name of the value's type, or of the component's.
  internal var nameOfType: TypeName {
    if let type = caches.naming.type { return type }
    let type = TypeName(identity.type)
    caches.naming.type = type
    return type
  }

  /// Prepares for a change of the children from an index on, such as an insertion or a removal.
  internal func childrenWillChange(from index: Int, adding number: Int = 0, _ node: Node? = nil) {
    guard caches.naming.children != nil else { return }
    caches.naming.children?.forget(from: index, in: childNodes)
    if let node {
      node.caches.naming.siblingIndex = nil
      caches.naming.children?.add(number, of: node)
    }
  }

  internal func forgetIndexes() {
    guard caches.naming.children != nil else { return }
    caches.naming.children?.forget(from: 0, in: childNodes)
    caches.naming.children = nil
  }

  /// The index of the node among its siblings of the same name, or `nil` if it is the only one.
  internal var indexAmongSiblings: Int? {
    guard let parent else { return nil }
    if parent.branches.sleeping != nil { return indexAmongSiblingsAsleep(in: parent) }
    if parent.caches.naming.children == nil { parent.caches.naming.children = SiblingIndexes(parent.childNodes) }
    let parts = parent.partNodes.filter { $0.nameOfType == nameOfType }
    let count = parent.caches.naming.children?.count(nameOfType) ?? 0
    guard count + parts.count > 1 else { return nil }
    if let index = parts.firstIndex(where: { $0 === self }) { return count + index }
    return parent.caches.naming.children?.index(of: self, in: parent.childNodes)
  }

  /// Returns the index of the node among its siblings of the same name, without mounting sleeping siblings.
  private func indexAmongSiblingsAsleep(in parent: Node) -> Int? {
    var (count, index) = (0, Int?.none)
    func add(_ node: Node) {
      if node === self { index = count }
      if node.nameOfType == nameOfType { count += 1 }
    }
    parent.visitChildren(awake: add) { widget, _ in
      let type = NodeIdentity(widget).type
      if type == identity.type || TypeName(type) == nameOfType { count += 1 }
    }
    for part in parent.partNodes { add(part) }
    return count > 1 ? index : nil
  }
}

/// The name of a type as a number that is equal for equal names, so that names are fast to compare.
internal struct TypeName: Hashable {
  private let number: Int

  internal init(_ type: Any.Type) { number = Self.names.withLock { $0.number(of: type) } }

  internal var text: String { Self.names.withLock { $0.texts[number] } }

  private struct Names {
    var texts: [String] = []
    var numbers: [String: Int] = [:]
    var types: [ObjectIdentifier: Int] = [:]

    mutating func number(of type: Any.Type) -> Int {
      if let number = types[ObjectIdentifier(type)] { return number }
      let text = "\(type)"
      let number = numbers[text] ?? texts.count
      if number == texts.count { texts.append(text) }
      numbers[text] = number
      types[ObjectIdentifier(type)] = number
      return number
    }
  }

  private static let names = Mutex(Names())
}
