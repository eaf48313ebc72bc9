/// The written state of one node in a page.
@MainActor internal final class LiveFragment {
  /// The ways in which a widget writes its children.
  internal enum Layout {
    /// All children stand in one place, in order.
    case together
    /// The children stand among the widget's own elements.
    case apart
    /// The children stand among the widget's own elements, which depend on everything inside them.
    case deep
  }

  /// The number of the node and, if the fragment is whole, of the nodes inside.
  internal let numbers: Range<Int>

  /// The node, or its nearest mounted ancestor if the node does not exist yet.
  private var known: Node

  /// The tokens that the widget has written.
  internal var markup = MarkupBuffer()

  /// The declarations of the tokens of the widget's themes.
  internal var themes: ThemeDeclarations?

  /// Whether the markup refers to the tokens to which the widget is bound.
  internal var followsTokens = false

  /// The layout of the container.
  internal var arrangement: Preview.HTML.Arrangement

  /// The widget's share of the space of its container; `nil` if it is hidden.
  internal var flex: Flex? = .content

  internal var layout = Layout.together

  /// Whether the container reads the content of the widget.
  internal var isSeenThrough = false

  internal var changes = FragmentChanges()

  /// Whether the widget has no element, or several, so that it has no address.
  internal var isLoose = false

  /// Whether the markup contains everything inside. The nodes may not exist yet.
  internal var isWhole = false

  internal init(_ node: Node, arranged arrangement: Preview.HTML.Arrangement) {
    numbers = node.id..<node.id + 1
    known = node
    self.arrangement = arrangement
  }

  /// Creates the fragment of a child that may not exist yet, with the numbers of the nodes in it.
  internal init(_ numbers: Range<Int>, in container: Node, arranged arrangement: Preview.HTML.Arrangement) {
    self.numbers = numbers
    known = container
    self.arrangement = arrangement
    isWhole = numbers.count > 1
  }
}

/// The changes of a fragment since the last patches.
internal struct FragmentChanges {
  /// Whether the widget has changed since it was written.
  internal var isStale = false

  /// Whether a label, which is not stale, has another text than its markup.
  internal var hasOtherText = false

  /// Whether the page does not contain the widget yet.
  internal var isNew = true

  /// Whether the widget has been put into the page, with its content.
  internal var isPut = false

  /// Whether the widget has moved among its siblings.
  internal var isMoved = false

  /// Whether the element must be replaced as a whole, because a loose widget inside it has changed.
  internal var mustReplace = false
}

extension LiveFragment {
  /// The number of the node.
  internal var id: Int { numbers.lowerBound }

  /// The node, if it exists.
  internal var knownNode: Node? { known.id == id ? known : nil }

  /// The node, which is mounted if it does not exist yet.
  internal var node: Node {
    if known.id != id, let node = known.child(numbered: id) { known = node }
    return known
  }
}
