extension Node {
  /// How changes and errors name the node: by its accessibility identifier or else its key, and otherwise by the way to it
  /// from the nearest node around it that has one of these: `login/TextField[1]`.
  public var path: String {
    let widget = mounted.current as? any Widget
    if let identifier = widget?.accessibilityIdentifier { return identifier }
    if let key { return "\(key)" }
    guard let parent else { return typeName }
    let twins = (parent.childNodes + parent.partNodes).filter { $0.typeName == typeName }
    guard twins.count > 1, let index = twins.firstIndex(where: { $0 === self }) else {
      return "\(parent.path)/\(typeName)"
    }
    return "\(parent.path)/\(typeName)[\(index)]"
  }

  /// The name of the value's type.
  internal var typeName: String { (described as? any Widget)?.kindName ?? "\(Swift.type(of: described))" }
}
