/// An action of a user on a node. It is refused if a user could not perform it.
@MainActor internal struct UserAction {
  private let name: String
  internal let node: Node

  /// Creates an action on a node.
  ///
  /// - Throws: ``ActionError`` if users do not see the node.
  internal init(_ name: String, on node: Node) throws(ActionError) {
    (self.name, self.node) = (name, node)
    Observed.flush()
    guard node.isMounted else { throw refusal(.unmounted) }
    if node.layer !== node.topLayer { throw refusal(.hidden) }
    for place in node.layerLine {
      if let reason = place.invisibility { throw refusal(reason, by: place) }
    }
    node.tree.willAct(name, on: node)
  }

  /// Creates an action of the system on a node. The node may be covered or hidden.
  ///
  /// - Throws: ``ActionError`` if the node is unmounted.
  internal init(ofSystem name: String, on node: Node) throws(ActionError) {
    (self.name, self.node) = (name, node)
    Observed.flush()
    guard node.isMounted else { throw refusal(.unmounted) }
    node.tree.willAct(name, on: node)
  }

  /// Returns the error of a refused action, with the node that is responsible, if it is not the node itself.
  internal func refusal(_ reason: ActionError.Reason, by responsible: Node? = nil) -> ActionError {
    ActionError(name, node.path, reason, responsible: responsible?.path)
  }

  internal var wrongKind: ActionError { refusal(.wrongKind(node.typeName)) }

  /// Checks that the node and its ancestors accept touches and are enabled.
  ///
  /// - Throws: ``ActionError`` otherwise.
  internal func checkUsable() throws(ActionError) {
    for place in node.layerLine {
      if !place.takesTouches { throw refusal(.noTouches, by: place) }
    }
    try checkEnabled(node)
  }

  /// Checks that a node and its ancestors are enabled.
  ///
  /// - Throws: ``ActionError`` otherwise.
  internal func checkEnabled(_ place: Node) throws(ActionError) {
    for place in place.layerLine where place.isDisabled { throw refusal(.disabled, by: place) }
    for held in node.tree.pointer.touched where held !== place {
      let exclusive = [held, place].first { WidgetCast.widget($0.mounted.current)?.isExclusiveTouch == true }
      if let exclusive { throw refusal(.declined(by: "isExclusiveTouch"), by: exclusive) }
    }
  }

  /// Checks that numbers are finite.
  ///
  /// - Throws: ``ActionError`` otherwise.
  internal func checkFinite(_ numbers: Double...) throws(ActionError) {
    if !numbers.allSatisfy(\.isFinite) { throw refusal(.notFinite) }
  }

  /// Returns the value of the node.
  ///
  /// - Throws: ``ActionError`` if it has another type, or if a user could not use it.
  internal func usable<Value>(_ type: Value.Type) throws(ActionError) -> Value {
    guard let value = node.mounted.current as? Value else { throw wrongKind }
    try checkUsable()
    return value
  }

  /// The nodes that receive a touch of the node, from the inside out.
  ///
  /// As in UIKit, touches pass through a view with disabled interaction and its descendants.
  internal var touched: [Node] {
    let line = node.layerLine
    guard let closed = line.lastIndex(where: { !$0.takesTouches }) else { return line }
    return Array(line[(closed + 1)...])
  }

  /// The error of a touch that nothing handles.
  internal var unanswered: ActionError {
    guard let closed = node.layerLine.last(where: { !$0.takesTouches }) else { return refusal(.unanswered) }
    return refusal(.noTouches, by: closed)
  }
}
