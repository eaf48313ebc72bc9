import Live

/// A search for nodes in a live tree, made anew each time that something is read or done.
///
/// ```swift
/// let save = tree.find(.button("Save"))
/// try tree.find(TextField.self, .placeholder("Name")).type("Ada")
/// #expect(try tree.find(.label("Greeting")).text == "Hello, Ada")
/// try save.tap()
/// ```
///
/// A query by type reads the properties of the widget; any other reads those of the ``Node``. What needs one node throws
/// a ``QueryError`` if there is none, or more than one; ``all``, ``count`` and ``exists`` take what there is.
@MainActor
@dynamicMemberLookup
public struct Query<Value>: NodeConvertible {
  internal let scope: any NodeConvertible
  internal let matcher: Matcher
  internal let arguments: String
  internal let read: @MainActor (Node) -> Value?
  internal var includesHidden = false

  /// The node.
  ///
  /// - Throws: ``QueryError`` if none is found, or several.
  public func node() throws(QueryError) -> Node {
    try one { $0 }
  }

  /// The node, or the widget in it if the query is by type.
  ///
  /// - Throws: ``QueryError`` if none is found, or several.
  public var one: Value {
    get throws(QueryError) { try one(read) }
  }

  private func one<Result>(_ read: (Node) -> Result?) throws(QueryError) -> Result {
    let search = try Search(self)
    guard search.found.count == 1, let result = search.nodes.first.flatMap(read) else {
      throw QueryError(search, of: self)
    }
    return result
  }

  /// A property of the node, or of the widget in it if the query is by type.
  public subscript<Property>(dynamicMember property: KeyPath<Value, Property>) -> Property {
    get throws(QueryError) { try one[keyPath: property] }
  }

  /// All nodes that are found, in the order of the tree; none if what is searched is not found itself.
  public var nodes: [Node] {
    (try? Search(self))?.nodes ?? []
  }

  /// All that is found, in the order of the tree: nodes, or the widgets in them if the query is by type.
  public var all: [Value] { nodes.compactMap(read) }

  /// The first that is found, or `nil`.
  public var first: Value? { all.first }

  /// How many are found.
  public var count: Int { nodes.count }

  /// Whether any is found.
  public var exists: Bool { !nodes.isEmpty }

  /// The same search among all nodes, also those that users do not perceive.
  public var includingHidden: Query {
    var query = self
    query.includesHidden = true
    return query
  }
}

extension Query: @MainActor CustomStringConvertible {
  /// How one writes it: `find(.identifier("login")).find(.button("Save"))`.
  public var description: String {
    let find = "find(\(arguments))" + (includesHidden ? ".includingHidden" : "")
    switch scope {
    case let node as Node: return node.parent == nil ? find : "\(node.path).\(find)"
    case _ where Swift.type(of: scope) is AnyClass: return find  // a live tree, of whatever state
    default: return "\(scope).\(find)"
    }
  }
}
