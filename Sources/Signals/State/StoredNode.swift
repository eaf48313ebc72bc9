/// A place in what a container stores, made by encoding it: a value, an adapter, or other places by their names.
///
/// Encoding finds what is stored and nothing else, by the names that it is stored under, at any depth and in values of
/// any kind.
internal final class StoredNode {
  internal enum Content {
    case nothing
    case value(String)
    case keyed([(name: String, node: StoredNode)])
    case list([StoredNode])
    case entries([AnyHashable: StoredNode])
    case adapter(any RestorableAdapter)
  }

  /// The kind of property that is looked for.
  internal enum Purpose {
    /// The containers nearest to the root, which are not looked into.
    case containers
    /// The parts that can be restored; adapters are not looked into.
    case restoring
    /// Everything that is stored.
    case comparing
  }

  /// The parts that are found on the way.
  internal final class Finds {
    internal let purpose: Purpose
    internal var containers: [any CodableContainer] = []
    internal var hasAdapters = false

    internal init(_ purpose: Purpose) {
      self.purpose = purpose
    }
  }

  internal var content = Content.nothing
  internal let finds: Finds

  internal init(_ finds: Finds) {
    self.finds = finds
  }

  /// Creates the tree of what `store` encodes.
  internal convenience init(for purpose: Purpose, _ store: (any Encoder) throws -> Void) rethrows {
    self.init(Finds(purpose))
    try store(StoredNodeEncoder(node: self))
  }

  /// Returns the containers nearest to the root in what `store` encodes, in their order.
  internal static func containers(_ store: (any Encoder) throws -> Void) -> [any CodableContainer] {
    let node = StoredNode(Finds(.containers))
    // What cannot be encoded says so where it is written; up to there, everything has been found.
    try? store(StoredNodeEncoder(node: node))
    return node.finds.containers
  }

  /// Encodes a value here.
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

  /// Adds a place by its name.
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

  /// Adds a place at the end of a list.
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
