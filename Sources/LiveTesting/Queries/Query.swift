import Live
import Widgets

/// A search for nodes in a live tree, repeated each time that you read something from it or perform an action on it.
///
/// ```swift
/// let save = tree.find(.button("Save"))
/// try tree.find(TextField.self, .placeholder("Name")).type("Ada")
/// #expect(try tree.find(.label("Greeting")).text == "Hello, Ada")
/// try save.tap()
/// ```
///
/// A query by type reads the properties of the widget, and any other query those of the `Node`. Members that need one
/// node throw a ``QueryError`` unless there is exactly one; ``all``, ``count`` and ``exists`` work with any number.
@MainActor @dynamicMemberLookup
public struct Query<Value>: NodeConvertible {
  internal let scope: any NodeConvertible
  internal let matcher: Matcher
  internal let arguments: String
  internal let read: @MainActor (Node) -> Value?
  internal var includesHidden = false

  /// Returns the node.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found.
  public func node() throws(QueryError) -> Node { try one { $0 } }

  /// The node, or its widget if the query is by type.
  ///
  /// - Throws: ``QueryError`` unless exactly one node is found.
  public var one: Value { get throws(QueryError) { try one(read) } }

  private func one<Result>(_ read: (Node) -> Result?) throws(QueryError) -> Result {
    let search = try Search(self)
    guard search.found.count == 1, let result = search.nodes.first.flatMap(read) else {
      throw QueryError(search, of: self)
    }
    return result
  }

  /// The value of a property of the node, or of its widget if the query is by type.
  public subscript<Property>(dynamicMember property: KeyPath<Value, Property>) -> Property {
    get throws(QueryError) { try one[keyPath: property] }
  }

  /// All nodes that are found, in the order of the tree; none if the scope of the query is not found.
  public var nodes: [Node] { (try? Search(self))?.nodes ?? [] }

  /// All results, in the order of the tree: nodes, or their widgets if the query is by type.
  public var all: [Value] { nodes.compactMap(read) }

  /// The first result, or `nil`.
  public var first: Value? { all.first }

  /// The number of nodes that are found.
  public var count: Int { nodes.count }

  /// A Boolean value that indicates whether any node is found.
  public var exists: Bool { !nodes.isEmpty }

  /// The query with a search among all nodes, including those that users do not perceive.
  public var includingHidden: Query {
    var query = self
    query.includesHidden = true
    return query
  }
}

extension Query: @MainActor CustomStringConvertible {
  /// The source form of the query: `find(.identifier("login")).find(.button("Save"))`.
  public var description: String {
    let find = "find(\(arguments))" + (includesHidden ? ".includingHidden" : "")
    switch scope {
    case let node as Node: return node.parent == nil ? find : "\(node.path).\(find)"
    case _ where Swift.type(of: scope) is AnyClass: return find  // a live tree, of whatever state
    default: return "\(scope).\(find)"
    }
  }
}

extension Query {
  /// Checks that the query finds a number of nodes.
  ///
  /// ```swift
  /// try tree.find(.cell).check(count: 3)
  /// ```
  ///
  /// Unlike a comparison of ``count``, it shows the nodes that are found, and fails if the scope of the query is not
  /// found.
  ///
  /// - Throws: ``QueryError`` if it finds another number.
  public func check(count: Int) throws(QueryError) {
    let search = try Search(self)
    if search.found.count != count { throw QueryError(search, of: self, expecting: count) }
  }

  /// Checks that the query finds nothing: `try tree.find(.button("Save")).checkAbsent()`.
  ///
  /// A live tree is up to date whenever it is read, so that there is nothing to wait for.
  ///
  /// - Throws: ``QueryError`` with the nodes that are found, or if the scope of the query is not found.
  public func checkAbsent() throws(QueryError) { try check(count: 0) }

  /// Performs an operation on the control, as its user would, with whatever device. See `Node.operate(_:)`.
  ///
  /// ```swift
  /// try tree.find(Rating.self).operate(.set(5))
  /// ```
  ///
  /// - Throws: ``QueryError`` unless exactly one control is found, and `ActionError` if a user could not operate it.
  public func operate(_ operation: ControlOperation) throws { try node().operate(operation) }
}

extension Query where Value: Control {
  /// Operates a custom control as its user does: changes the control, and then sends the events.
  ///
  /// ```swift
  /// try tree.find(Rating.self).operate { $0.value = 5 }
  /// ```
  ///
  /// - Parameters:
  ///   - events: The events that the control sends. `valueChanged` by default.
  ///   - change: The change that the user makes to the control.
  /// - Throws: ``QueryError`` unless exactly one control is found, and `ActionError` if a user could not operate it.
  public func operate(_ events: ControlEvents = .valueChanged, _ change: (inout Value) -> Void) throws {
    try node().operate(as: Value.self, sending: events, change)
  }
}
