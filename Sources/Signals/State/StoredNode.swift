/// A node in the tree of values that a container stores: a value, an adapter, or named child nodes.
///
/// Encoding finds every stored value by the name that it is stored under, at any depth and in any type.
internal final class StoredNode {
  internal enum Content {
    case nothing
    case value(String)
    case keyed([(name: String, node: StoredNode)])
    case list([StoredNode])
    case entries([AnyHashable: StoredNode])
    case adapter(any RestorableAdapter)
  }

  /// The reason for collecting the stored values.
  internal enum Purpose {
    /// The search for the containers nearest to the root, without those inside them.
    case containers
    /// The search for the parts that can be restored, without a look into adapters.
    case restoring
    /// A comparison of everything that is stored.
    case comparing
  }

  /// The parts that have been found.
  internal final class Finds {
    internal let purpose: Purpose
    internal var containers: [any CodableContainer] = []
    internal var hasAdapters = false

    internal init(_ purpose: Purpose) { self.purpose = purpose }
  }

  internal var content = Content.nothing
  internal let finds: Finds

  internal init(_ finds: Finds) { self.finds = finds }

  /// Creates the tree of the values that `store` encodes.
  ///
  /// - Throws: The error of `store`.
  internal convenience init(for purpose: Purpose, _ store: (any Encoder) throws -> Void) rethrows {
    self.init(Finds(purpose))
    try store(StoredNodeEncoder(node: self))
  }

  /// Returns the containers nearest to the root among the values that `store` encodes, in order.
  internal static func containers(_ store: (any Encoder) throws -> Void) -> [any CodableContainer] {
    let node = StoredNode(Finds(.containers))
    // An encoding error is reported when the container is written. The containers before it have been found.
    try? store(StoredNodeEncoder(node: node))
    return node.finds.containers
  }

  /// Encodes a value in this node.
  ///
  /// - Throws: The error of encoding the value.
  internal func put(_ value: some Encodable) throws {
    if finds.purpose == .containers {
      if type(of: value) is any PlainValue.Type { return }
      if let container = value as? any CodableContainer { return finds.containers.append(container) }
    } else if let value = value as? any SingleValue {
      content = .value("\(value)")
      return
    } else if finds.purpose == .restoring, let adapter = value as? any RestorableAdapter {
      finds.hasAdapters = true
      content = .adapter(adapter)
      return
    }
    guard let value = value as? any UnorderedValue else { return try value.encode(to: StoredNodeEncoder(node: self)) }
    var entries: [AnyHashable: StoredNode] = [:]
    for (key, value) in value.entries {
      let node = StoredNode(finds)
      try node.put(value)
      entries[key] = node
    }
    content = .entries(entries)
  }

  internal func add(_ name: String) -> StoredNode {
    let node = StoredNode(finds)
    if case .keyed(var nodes) = content {
      content = .nothing
      nodes.append((name, node))
      content = .keyed(nodes)
    } else {
      content = .keyed([(name, node)])
    }
    return node
  }

  /// Adds a child node at the end of a list.
  internal func add() -> StoredNode {
    let node = StoredNode(finds)
    if case .list(var nodes) = content {
      content = .nothing
      nodes.append(node)
      content = .list(nodes)
    } else {
      content = .list([node])
    }
    return node
  }
}
