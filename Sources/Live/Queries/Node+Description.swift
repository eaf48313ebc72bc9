extension Node: @MainActor CustomStringConvertible {
  /// The value as it prints, without what is inside it: `Button(title: "Save")`.
  public var description: String {
    Observed.flush()
    guard var container = mounted.current as? any Container else { return "\(mounted.current)" }
    container.children = []
    return "\(container)"
  }

  /// The node and all that is in it, one on each line, two spaces further in for each level.
  public var treeDescription: String {
    guard let widget = model as? any Widget else { return description }
    return widget.treeDescription
  }

  /// By what it is found, and where: `.button("Save") at login/Button[1]`.
  internal var place: String {
    let name = name.map { "(\($0.debugDescription))" } ?? ""
    switch role {
    case .staticText where !name.isEmpty: return ".text\(name) at \(path)"
    case let role?: return ".\(role)\(name) at \(path)"
    case nil: return "\(typeName) at \(path)"
    }
  }
}
