/// A renderer that reads the value of a changed node when it shows it, so that nobody has to find the looks before and
/// after the change.
@MainActor package protocol ReadingRenderer: Renderer {
  /// Called in place of ``Renderer/update(_:from:to:)`` if all renderers of the tree read the values themselves.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - old: The old value, without children and Mods of states, and with the tokens of themes.
  ///   - new: The new value, likewise.
  func update(_ node: Node, fromPlain old: any Bindable, to new: any Bindable)
}

extension Node {
  /// Reports that the value itself has changed, if all renderers read the look.
  ///
  /// The look follows from the value, so that it need not be found to know that it may have changed.
  ///
  /// - Returns: Whether nothing is left to report.
  internal func reportToReaders(_ old: any Bindable, _ new: any Bindable) -> Bool {
    guard let readers = tree.readingRenderers else { return false }
    if old.behaviors.haveOverlays || new.behaviors.haveOverlays {
      // The look says on which states around it depends, and which screens it can name.
      if isContainer || outerEnvironment.states != nil || inherited.reported?.states != nil { return false }
    }
    if isComponent, let old = old as? Composed, let new = new as? Composed, old.looksLike(new) { return true }
    let (old, new) = (old.plain, new.plain)
    if old.isSame(as: new) { return false }
    guard tree.shows(self) else { return true }
    for reader in readers { reader.update(self, fromPlain: old, to: new) }
    return true
  }
}

extension Composed {
  /// Returns whether another component differs at most in its body, whose widgets report their changes themselves.
  fileprivate func looksLike(_ other: Composed) -> Bool {
    behaviors == other.behaviors && row == other.row && attributes == other.attributes
  }
}
