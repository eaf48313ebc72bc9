/// A renderer that shows a live tree elsewhere, and receives every change in order.
///
/// ```swift
/// let lifetime = tree.render(with: outline)
/// ```
///
/// Indexes refer to the tree at the time of the change: the changes, one after the other, transform the old tree to the
/// new one.
@MainActor public protocol Renderer: AnyObject {
  /// Called after a node has been inserted with its descendants, as the child of its parent at an index.
  ///
  /// The root, which has no parent, is inserted at 0.
  func insert(_ node: Node, at index: Int)

  /// Called after a node has been removed at one index and inserted again at another.
  func move(_ node: Node, from old: Int, to new: Int)

  /// Called before a node is removed with its descendants. It can still be read.
  func remove(_ node: Node, at index: Int)

  /// Called after the value of a node has changed: the properties of a widget or of a part.
  ///
  /// An inserted or removed part is reported as a change of the value that contains it, after the nodes of the parts
  /// have been updated. A part that stays has an update of its own, before that of the containing value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - old: The old value, without children. Its parts have their current values, or their last values if they were
  ///     removed.
  ///   - new: The new value, without children. Its parts have their current values.
  func update(_ node: Node, from old: any Bindable, to new: any Bindable)

  /// Returns whether the renderer takes changes of a node's property by the name of the property.
  ///
  /// Bindings call this method before they set a property. The default implementation returns `false`, so that the
  /// change is reported with the values before and after, which are copied and compared for it.
  ///
  /// - Parameters:
  ///   - property: The name of the property: `text`.
  ///   - node: The node of a widget or of a part that has neither children nor parts.
  func takes(_ property: String, of node: Node) -> Bool

  /// Called after a binding has set a property of a node, to an equal value or to another one.
  ///
  /// This is called in place of ``update(_:from:to:)``, if all renderers of the tree take the property. The default
  /// implementation does nothing.
  func update(_ node: Node, property: String)

  /// Called when a screen appears or disappears with a transition. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - node: The stack that has changed, the screen that has been presented or is about to be dismissed, or the
  ///     screen whose content has been replaced. A presented screen is inserted and removed by this call alone: after
  ///     its presenter has been inserted, and before it is removed.
  ///   - transition: The transition.
  func transition(_ node: Node, _ transition: ScreenTransition)

  /// Called after the theme of a node and of everything inside it has changed.
  ///
  /// The default implementation returns `false`, so that every node whose colors, fonts or other properties have
  /// changed is reported as an update.
  ///
  /// - Returns: Whether the renderer shows the colors and fonts of the theme by itself. Only nodes that have read other
  ///   tokens are then reported.
  func retheme(_ node: Node) -> Bool

  /// Called after ``retheme(_:)`` has returned `true`, for each node that has read a token other than a color or font.
  ///
  /// The default implementation returns `false`, so that the node is reported as an update if its value has changed,
  /// for which the values before and after are compared.
  ///
  /// - Returns: Whether the renderer shows the value of the node in the other theme by itself.
  func retheme(reader node: Node) -> Bool
}

extension Renderer {
  /// Does nothing.
  public func transition(_ node: Node, _ transition: ScreenTransition) {}

  /// Returns `false`.
  public func takes(_ property: String, of node: Node) -> Bool { false }

  /// Does nothing.
  public func update(_ node: Node, property: String) {}

  /// Returns `false`.
  public func retheme(_ node: Node) -> Bool { false }

  /// Returns `false`.
  public func retheme(reader node: Node) -> Bool { false }
}

/// A renderer that reads the value of a changed node when it shows it, so that nobody has to find the appearances
/// before and after the change.
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
  /// Reports changed behaviors that a picture shows, such as the style of a state that the widget is not in.
  internal func reportBehaviors(from old: any Bindable) {
    if old.behaviors.areShown(like: mounted.behaviors) { return }
    let (before, after, environment) = (old.plain, mounted.current.plain, environment.values)
    let isAlike = old.behaviors.areShown(like: mounted.behaviors) { after.isChangedAlike(by: $0, $1, in: environment) }
    if isAlike { return }
    for case let reader as any ReadingRenderer in tree.renderers { reader.update(self, fromPlain: before, to: after) }
  }

  /// Reports that the value itself has changed, if all renderers read the appearance.
  ///
  /// A changed value is enough to know that the appearance may have changed, so that the appearance is not computed.
  ///
  /// - Returns: Whether nothing is left to report.
  internal func reportToReaders(_ old: any Bindable, _ new: any Bindable) -> Bool {
    guard let readers = tree.readingRenderers else { return false }
    if old.behaviors.haveOverlays || new.behaviors.haveOverlays {
      // The appearance depends on the states around, and may refer to screens.
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

extension Bindable {
  /// Returns whether two Mods of states change the value alike. Different Mods can have the same effect.
  fileprivate func isChangedAlike(
    by own: any Overlay, _ other: any Overlay, in environment: EnvironmentValues
  ) -> Bool {
    if own.isEqual(to: other) { return true }
    guard own.state == other.state, own.tokenPath == other.tokenPath else { return false }
    var (appearance, otherAppearance) = (self, self)
    own.apply(to: &appearance, in: environment)
    other.apply(to: &otherAppearance, in: environment)
    return appearance.isSame(as: otherAppearance)
  }
}

extension Composed {
  /// Returns whether another component differs at most in its body, whose widgets report their changes themselves.
  fileprivate func looksLike(_ other: Composed) -> Bool {
    behaviors == other.behaviors && row == other.row && attributes == other.attributes
  }
}
