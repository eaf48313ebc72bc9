extension Host {
  /// What changes in the tree while `action` runs, in the order in which it changes.
  ///
  /// ```swift
  /// let changes = host.changes { name.set("Ada") }
  /// changes == [.set("Label", "text", from: "", to: "Ada")]
  /// ```
  ///
  /// - Throws: What `action` throws.
  @discardableResult
  public func changes<Failure: Error>(_ action: () throws(Failure) -> Void) throws(Failure) -> [TreeChange] {
    Observed.flush()
    var changes: [TreeChange] = []
    let outer = tree.record
    tree.record = { change in
      changes.append(change)
      outer?(change)
    }
    defer { tree.record = outer }
    try action()
    Observed.flush()
    return changes
  }
}

extension Node {
  /// Tells whoever wants to know what has become of the node's own value.
  internal func record(from old: any Bindable, to new: any Bindable) {
    guard let record = tree.record else { return }
    for change in Change.between(old as Any, new as Any) { record(.set(path, change)) }
  }
}
