/// What one widget of a live tree writes, with the pieces of those inside in their places.
@MainActor
internal final class Piece {
  internal let node: Node
  internal weak var parent: Piece?

  /// How the widget is laid out.
  internal var arrangement: Preview.HTML.Arrangement

  /// What has been written. Nothing at first.
  internal private(set) var content: [HTMLContent] = []

  /// What has been written, if that is one element and nothing else.
  internal private(set) var element: HTMLElement?

  /// The element before, if the widget has been written again in this round.
  private var former: HTMLElement??

  /// How the widget shares the room of what is around it, as of when it was written; `nil` if it is hidden.
  internal var flex: Flex? = .content

  /// How what is around it was told that it does.
  internal var flexAround: Flex? = .content

  /// The pieces in the content.
  internal var inside: [Piece] = []

  /// Whether what is written depends on what is inside.
  internal var looksInside = false

  /// Whether the widget has changed since it was written.
  internal var isStale = true

  /// Whether something inside has, that shows.
  internal var hasStaleInside = false

  /// The last round in which the piece, or one inside, was written.
  internal var round = 0

  internal init(_ node: Node, in parent: Piece?, arranged arrangement: Preview.HTML.Arrangement) {
    self.node = node
    self.parent = parent
    self.arrangement = arrangement
  }

  /// The element before this round.
  internal var formerElement: HTMLElement? { former ?? element }

  /// Takes what has been written.
  internal func take(_ content: [HTMLContent]) {
    // What was there before the round counts, however often the widget is written in it.
    if former == nil { former = .some(element) }
    self.content = content
    element = content.onlyElement
  }

  /// Forgets what had been written before.
  internal func endRound() {
    former = .none
  }

  /// Notes that the widget has changed.
  internal func markStale() {
    isStale = true
    var outer = parent
    while let piece = outer {
      piece.hasStaleInside = true
      if piece.looksInside { piece.isStale = true }
      outer = piece.parent
    }
  }
}
