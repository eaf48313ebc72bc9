extension LiveTree where State == Void {
  /// Creates a live tree of a widget or a component, and subscribes the bindings in the order of declaration.
  ///
  /// Siblings with the same key are matched in order: see ``duplicateKeys``. A tree deeper than `DepthError.limit` is
  /// replaced by an empty view, and the error is added to the ``errors``.
  public convenience init(_ content: some WidgetConvertible) { self.init(content.widgets, ()) }

  /// Shows another widget or component, and keeps the nodes of the tree that match it.
  ///
  /// A widget with the type and the key of an existing node updates that node: the node keeps the user's changes,
  /// unless the new description changes the same properties, and the bindings whose sources are the same.
  ///
  /// An update during another update, from a handler or a finalization, is performed after it.
  ///
  /// - Throws: ``DuplicateKeys`` if siblings have the same key, `DepthError` if the tree would be too deep, and
  ///   ``LiveTreeError/unmounted`` after ``unmount()``. The tree then stays as it was.
  /// - Complexity: O(*n*) for *n* widgets, and O(*k* log *k*) for *k* reordered siblings.
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
  /// Shows a widget, and then the last widget that was requested meanwhile.
  internal func show(_ widget: any Widget) {
    if let error = widget.depthError { return tree.errors.append(error) }
    pending = widget
    if isShowing { return }
    isShowing = true
    while isMounted, let next = pending {
      pending = nil
      tree.changing {
        if NodeIdentity(next) == rootNode.identity { rootNode.update(to: next) } else { replaceRoot(by: next) }
      }
    }
    isShowing = false
  }

  private func replaceRoot(by widget: any Widget) {
    let old = rootNode
    old.endPresentationsInside()
    tree.report(old) { $0.remove(old, at: 0) }
    old.unmount()
    // Unmounting the old tree or mounting the new one may have unmounted the whole tree.
    guard isMounted else { return }
    let new = tree.mountRoot(widget)
    rootNode = new
    guard isMounted else { return new.unmount() }
    tree.report(new) { $0.insert(new, at: 0) }
    new.reportPresented()
  }
}

extension TreeContext {
  internal func mountRoot(_ widget: any Widget) -> Node {
    var widget = widget
    if let error = widget.depthError {
      errors.append(error)
      widget = View()
    }
    return changing { mounting { Node(.widget(widget), NodeIdentity(widget), in: nil, of: self) } }
  }
}

/// The error of a live tree that cannot show a description. See ``LiveTree/update(to:)``.
public enum LiveTreeError: Error, Hashable {
  /// The tree has been unmounted.
  case unmounted
}

extension LiveTreeError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String { "The tree is unmounted, and shows no other description." }
}
