/// What a page shows of one node.
@MainActor
internal final class LivePiece {
  /// How a widget writes its children.
  internal enum Layout {
    /// All in one place, in their order.
    case together
    /// Among what it writes of its own.
    case apart
    /// Among what it writes of its own, which depends on all that is in them.
    case deep
  }

  internal let node: Node

  /// What the widget has written.
  internal var tape = HTMLTape()

  /// How the widget is laid out.
  internal var arrangement: Preview.HTML.Arrangement

  /// How the widget shares the room of what is around it; `nil` if it is hidden.
  internal var flex: Flex? = .content

  internal var layout = Layout.together

  /// Whether what is around the widget looks through it at what is inside.
  internal var isSeenThrough = false

  /// Whether the widget has changed since it was written.
  internal var isStale = false

  /// Whether the page does not have the widget yet.
  internal var isNew = true

  /// Whether the widget has been put into the page in this round, with all that is in it.
  internal var isPut = false

  /// Whether the widget has another place among its siblings since the last patches.
  internal var isMoved = false

  /// Whether the widget is no element, or several, to which no address leads.
  internal var isLoose = false

  /// Whether the element has to be replaced with all in it, since something loose in it has changed.
  internal var mustReplace = false

  internal init(_ node: Node, arranged arrangement: Preview.HTML.Arrangement) {
    self.node = node
    self.arrangement = arrangement
  }
}
