extension Node {
  /// How changes and errors name the node: by its accessibility identifier or else its key, and otherwise by the way to it
  /// from the nearest node around it that has one of these: `login/TextField[1]`.
  public var path: String {
    let widget = mounted.current as? any Widget
    if let identifier = widget?.accessibilityIdentifier { return identifier }
    if let key { return "\(key)" }
    guard let parent else { return typeName }
    guard let index = indexAmongTwins else { return "\(parent.path)/\(typeName)" }
    return "\(parent.path)/\(typeName)[\(index)]"
  }

  /// The name of the value's type, or of the component's.
  internal var typeName: String { nameOfType.text }
}
