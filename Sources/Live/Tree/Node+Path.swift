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
