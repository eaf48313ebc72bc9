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

  /// The share of the widget in the room of its container when it was written; `nil` if it is hidden.
  internal var flex: Flex? = .content

  /// The share that the container was last told of.
  internal var flexAround: Flex? = .content

  /// The pieces in the content.
  internal private(set) var inside: [Piece] = []

  /// The place in the content of the piece around this one; `nil` if that does not show it.
  internal private(set) var place: PiecePlace?

  /// Whether what is written depends on what is inside.
  internal var looksInside = false

  /// Whether the widget has changed since it was written.
  internal var isStale = true

  /// The pieces inside that have changed since they were written, or in which some have.
  private var stale: [Piece] = []

  /// Whether the piece is among the ``stale`` ones of its parent.
  private var isListed = false

  /// The pieces inside that were written in the last round, or in which some were, unless the widget itself was written again.
  internal private(set) var refreshed: [Piece] = []

  /// The last round in which the piece, or one inside, was written.
  internal var round = 0

  internal init(_ node: Node, in parent: Piece?, arranged arrangement: Preview.HTML.Arrangement) {
    self.node = node
    self.parent = parent
    self.arrangement = arrangement
  }

  /// The element before this round.
  internal var formerElement: HTMLElement? { former ?? element }

  /// Whether the widget has been written again in this round.
  internal var isRewritten: Bool { former != nil }

  /// Whether the piece, or one inside, has to be written again.
  internal var needsRefresh: Bool { isStale || !stale.isEmpty }

  /// Whether the piece has been one element all along, and those beside it in one element are, too: paths lead to it.
  internal var isReachable: Bool { formerElement != nil && place?.holder?.looseCount == 0 }
}

extension Piece {
  /// Takes what has been written, with the pieces in it.
  internal func take(_ content: [HTMLContent], inside: [Piece]) {
    let wasLoose = element == nil
    // What was there before the round counts, however often the widget is written in it.
    if former == nil { former = .some(element) }
    self.content = content
    element = content.onlyElement
    place?.holder?.looseCount += (element == nil ? 1 : 0) - (wasLoose ? 1 : 0)
    for piece in self.inside { piece.place = nil }
    self.inside = inside
    setPlaces(in: element?.content ?? content, of: element, at: [])
  }

  /// Tells the pieces in a content where they are.
  private func setPlaces(in content: [HTMLContent], of holder: HTMLElement?, at path: [Int]) {
    var index = 0
    for part in content {
      switch part {
      case .text: continue
      case .element(let element): setPlaces(in: element.content, of: element, at: path + [index])
      case .piece(let piece):
        piece.place = PiecePlace(holder: holder, path: path, index: index)
        if piece.element == nil { holder?.looseCount += 1 }
      }
      index += 1
    }
  }

  /// Forgets what had been written before.
  internal func endRound() {
    former = .none
    refreshed = []
  }

  /// Notes that the widget has changed.
  internal func markStale() {
    isStale = true
    var inner = self
    while let outer = inner.parent {
      if !inner.isListed { outer.stale.append(inner) }
      inner.isListed = true
      if outer.looksInside { outer.isStale = true }
      inner = outer
    }
  }

  /// Takes the pieces inside that have to be written again off the list: those that show, in their order.
  internal func takeStale() -> [Piece] {
    let pieces = stale
    stale = []
    for piece in pieces { piece.isListed = false }
    refreshed = pieces.filter { $0.place != nil }
    if refreshed.count > 1 { refreshed.sort { $0.isBefore($1) } }
    return refreshed
  }

  private func isBefore(_ other: Piece) -> Bool {
    guard let place, let otherPlace = other.place else { return false }
    return (place.path + [place.index]).lexicographicallyPrecedes(otherPlace.path + [otherPlace.index])
  }
}
