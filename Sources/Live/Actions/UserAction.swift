/// Something that a user does to a node, which is refused where a user could not do it.
@MainActor
internal struct UserAction {
  private let name: String
  internal let node: Node

  /// - Throws: What finding the node throws, or ``ActionError`` if users do not see it.
  internal init(_ name: String, on target: some NodeConvertible) throws {
    self.name = name
    node = try target.node()
    Observed.flush()
    guard node.isMounted else { throw refusal(.unmounted) }
    if node.layer !== node.topLayer { throw refusal(.hidden) }
    for place in node.layerLine {
      if let reason = place.invisibility { throw refusal(reason, by: place) }
    }
  }

  /// The error that says why it cannot be done, and who is responsible, if not the node itself.
  internal func refusal(_ reason: ActionError.Reason, by responsible: Node? = nil) -> ActionError {
    ActionError(name, node.path, reason, responsible: responsible?.path)
  }

  /// The error that says that one does other things with such a widget.
  internal var wrongKind: ActionError { refusal(.wrongKind(node.typeName)) }

  /// Sees to it that the node, and all that is around it, takes touches and is enabled.
  internal func checkUsable() throws(ActionError) {
    for place in node.layerLine {
      if !place.takesTouches { throw refusal(.noTouches, by: place) }
    }
    try checkEnabled(node)
  }

  /// Sees to it that a node, and all that is around it, is enabled.
  internal func checkEnabled(_ place: Node) throws(ActionError) {
    for place in place.layerLine where place.isDisabled { throw refusal(.disabled, by: place) }
  }

  /// Refuses numbers that are infinite or none, by which no finger moves.
  internal func checkFinite(_ numbers: Double...) throws(ActionError) {
    if !numbers.allSatisfy(\.isFinite) { throw refusal(.notFinite) }
  }

  /// The value of the node.
  ///
  /// - Throws: ``ActionError`` if it is of another type, or cannot be used.
  internal func usable<Value>(_ type: Value.Type) throws(ActionError) -> Value {
    guard let value = node.mounted.current as? Value else { throw wrongKind }
    try checkUsable()
    return value
  }

  /// The nodes that a touch of the node is about, from the inside out.
  ///
  /// As in UIKit, a view that takes no touches lets them through, with all that is in it.
  internal var touched: [Node] {
    let line = node.layerLine
    guard let closed = line.lastIndex(where: { !$0.takesTouches }) else { return line }
    return Array(line[(closed + 1)...])
  }

  /// The error that says that nothing answers to a touch.
  internal var unanswered: ActionError {
    guard let closed = node.layerLine.last(where: { !$0.takesTouches }) else { return refusal(.unanswered) }
    return refusal(.noTouches, by: closed)
  }
}
