/// The indexes of a node's children among those of one name, counted from the front as far as paths have been read.
@MainActor
internal struct SiblingIndexes {
  /// The number of children of each name.
  private var totals: [TypeName: Int] = [:]

  /// The number of children of each name among the first, which have been counted.
  private var counts: [TypeName: Int] = [:]
  private var counted = 0

  internal init(_ children: [Node]) {
    for child in children { totals[child.nameOfType, default: 0] += 1 }
  }

  /// Returns the number of children of a name.
  internal func count(_ name: TypeName) -> Int { totals[name] ?? 0 }

  /// Counts on until a child has been counted.
  internal mutating func index(of node: Node, in children: [Node]) -> Int? {
    if let index = node.twinIndex { return index }
    while counted < children.count {
      let child = children[counted]
      let count = counts[child.nameOfType, default: 0]
      child.twinIndex = count
      counts[child.nameOfType] = count + 1
      counted += 1
      if child === node { return count }
    }
    return nil
  }

  /// Forgets where the children from an index on are.
  internal mutating func forget(from index: Int, in children: [Node]) {
    while counted > index {
      counted -= 1
      children[counted].twinIndex = nil
      counts[children[counted].nameOfType, default: 0] -= 1
    }
  }

  /// Notes that a child comes or goes.
  internal mutating func add(_ number: Int, of node: Node) {
    totals[node.nameOfType, default: 0] += number
  }
}

extension Node {
  /// Notes that the children from an index on are about to change, and that one of them is one that comes or goes.
  internal func childrenWillChange(from index: Int, adding number: Int = 0, _ node: Node? = nil) {
    guard twins != nil else { return }
    twins?.forget(from: index, in: childNodes)
    if let node {
      node.twinIndex = nil
      twins?.add(number, of: node)
    }
  }

  /// Forgets which of the children of one name each is.
  internal func forgetTwins() {
    guard twins != nil else { return }
    twins?.forget(from: 0, in: childNodes)
    twins = nil
  }

  /// The index of the node among its siblings of one name; `nil` if it is the only one.
  internal var indexAmongTwins: Int? {
    guard let parent else { return nil }
    if parent.twins == nil { parent.twins = SiblingIndexes(parent.childNodes) }
    let parts = parent.partNodes.filter { $0.nameOfType == nameOfType }
    let count = parent.twins?.count(nameOfType) ?? 0
    guard count + parts.count > 1 else { return nil }
    if let index = parts.firstIndex(where: { $0 === self }) { return count + index }
    return parent.twins?.index(of: self, in: parent.childNodes)
  }
}

extension Bindable {
  /// The type that names the node of a value: that of the component, if the value stands for one.
  internal var namedType: Any.Type {
    (self as? Composed)?.component.map { type(of: $0) } ?? type(of: self)
  }
}
