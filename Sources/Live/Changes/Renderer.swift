/// Shows a live tree elsewhere: hears of every change, in the order in which it is made.
///
/// ```swift
/// let lifetime = tree.render(with: outline)
/// ```
///
/// Indexes are those at the time: one change after the other leads from the tree before to the tree after.
@MainActor
public protocol Renderer: AnyObject {
  /// A node has come into the tree with all that is in it, as the child of its parent at an index; the root, which has no
  /// parent, at 0.
  func insert(_ node: Node, at index: Int)

  /// A node has been taken out at one index, and put in again at another.
  func move(_ node: Node, from old: Int, to new: Int)

  /// A node is about to go out of the tree with all that is in it. It is still there to be looked at.
  func remove(_ node: Node, at index: Int)

  /// The value in a node has changed: a widget's own properties, or those of a part of one.
  ///
  /// A part that comes or goes is told as a change of the value that it is in, with the nodes of the parts in place. A part that stays
  /// has an update of its own, before that of the value around it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - old: The value before, without children. Its parts are as they are now, or as they were when they went.
  ///   - new: The value now, without children. Its parts are as they are now.
  func update(_ node: Node, from old: any Bindable, to new: any Bindable)

  /// A screen comes or goes, with some motion. By default, nothing is done about it.
  ///
  /// - Parameters:
  ///   - node: The stack that has changed, the screen that has been presented, that is about to be dismissed, or whose content
  ///     has been replaced. What is presented is inserted or removed by this alone: after the screen that presents it has come,
  ///     and before that goes.
  ///   - transition: What happens to it.
  func transition(_ node: Node, _ transition: Transition)
}

extension Renderer {
  /// Does nothing.
  public func transition(_ node: Node, _ transition: Transition) {}
}
