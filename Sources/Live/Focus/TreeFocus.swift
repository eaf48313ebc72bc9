/// The nodes of a live tree that receive keys and the pointer, and those that have received keys before.
internal struct TreeFocus {
  /// The node that receives keys. A text input that is focused is the first responder.
  internal weak var node: Node?

  /// The row of the focused table that receives keys, if a key has moved to it.
  internal var row: RowPath?

  /// The wheel of the focused picker, or the open swipe action of the focused row, that receives keys.
  internal var component = 0

  /// A Boolean value that indicates whether a node has received the focus that nobody has removed since.
  internal var isHeld = false

  /// The screens that users saw when the focus was last settled, if it has been.
  internal var scene: FocusScene?

  /// A Boolean value that indicates whether nothing could be focused when they appeared.
  internal var isAwaited = false

  /// The nodes that had the focus on screens that users do not see any more.
  internal var inOtherScenes: [FocusScene: FormerFocus] = [:]

  /// The nodes that had the focus on screens that were then covered, the last one at the end.
  internal var covered: [FormerFocus] = []

  /// The changes by users of the row that has disappeared with the first responder.
  internal weak var outOfSight: RowEdits?

  /// The nodes that users hold while they do something else.
  internal var touched: [Node] = []

  /// The innermost node under the pointer.
  internal weak var hovered: Node?

  /// The facts about the types of values, once they have been needed.
  internal var keyFacts: [ObjectIdentifier: KeyFacts] = [:]
}
