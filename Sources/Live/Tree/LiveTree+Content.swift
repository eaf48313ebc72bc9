extension LiveTree where State == Void {
  /// Shows a widget or a component, and all that is in it: the sources of bindings are subscribed to in the order of their
  /// declaration.
  ///
  /// If keys repeat among siblings, the first widget with a key is the first, and so on: see ``duplicateKeys``. A tree deeper than
  /// `DepthError.limit` is not mounted; the error is among the ``errors``, and an empty view shows.
  public convenience init(_ content: some WidgetConvertible) {
    self.init(content.widgets, ())
  }

  /// Shows another widget or component instead, and keeps of the tree what it can.
  ///
  /// A widget that has the type and the key of one before takes its place: it keeps what users have made of it, unless the new
  /// description says something else of that very property, and the bindings whose sources are the same.
  ///
  /// A description that comes while another is being shown, from a handler or a finalization, is shown after it.
  ///
  /// - Throws: ``DuplicateKeys`` if siblings have the same key, `DepthError` if the tree would be too deep, and
  ///   ``LiveTreeError/unmounted`` after ``unmount()``. The tree stays as it was.
  public func update(to content: some WidgetConvertible) throws {
    Observed.flush()
    guard isMounted else { throw LiveTreeError.unmounted }
    let widget = content.widgets.root
    if let error = widget.depthError { throw error }
    if let duplicates = widget.duplicateKeys.first { throw duplicates }
    show(widget)
  }
}

extension LiveTree {
  /// Makes the tree show a widget, and then the last one that has come meanwhile.
  internal func show(_ widget: any Widget) {
    if let error = widget.depthError { return tree.errors.append(error) }
    pending = widget
    if isShowing { return }
    isShowing = true
    while isMounted, let next = pending {
      pending = nil
      if NodeIdentity(next) == rootNode.identity { rootNode.update(to: next) } else { replaceRoot(by: next) }
    }
    isShowing = false
  }

  private func replaceRoot(by widget: any Widget) {
    let old = rootNode
    old.endPresentationsInside()
    tree.report(old) { $0.remove(old, at: 0) }
    old.unmount()
    // What ends with the old tree, or begins with the new one, may unmount the tree.
    guard isMounted else { return }
    let new = tree.mountRoot(widget)
    rootNode = new
    guard isMounted else { return new.unmount() }
    tree.report(new) { $0.insert(new, at: 0) }
    new.reportPresented()
  }
}

extension Tree {
  internal func mountRoot(_ widget: any Widget) -> Node {
    var widget = widget
    if let error = widget.depthError {
      errors.append(error)
      widget = View()
    }
    return mounting { Node(widget, NodeIdentity(widget), in: nil, of: self) }
  }
}
