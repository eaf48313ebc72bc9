// Widgets that do nothing before an event are written from their descriptions, each with everything inside it as one
// whole piece. Their nodes need not exist. When something inside changes, the piece is divided into the pieces of the
// widget and of its children.

import Widgets

extension HTMLRenderer {
  /// Returns the shares of the children of a node. Those that have no piece yet are written.
  internal func shares(ofChildrenOf node: Node, arranged arrangement: Preview.HTML.Arrangement) -> [Flex?] {
    var (shares, differing) = ([Flex?](), Set<Int>())
    lazy var environment = node.environmentInside
    node.visitChildren { child in
      shares.append(piece(of: child, arranged: arrangement).flex)
    } asleep: { widget, numbers in
      let id = numbers.lowerBound
      if let piece = pieces[id] {
        if piece.arrangement != arrangement { differing.insert(id) }
        shares.append(piece.flex)
      } else if let piece = wholePiece(of: widget, numbers, in: node, arrangement, environment) {
        shares.append(piece.flex)
      } else {
        differing.insert(id)
      }
    }
    if differing.isEmpty { return shares }
    node.wake(differing)
    return self.shares(ofChildrenOf: node, arranged: arrangement)
  }

  /// Returns the new piece of a widget and all inside it, or `nil` if one of them needs a piece of its own.
  private func wholePiece(
    of widget: any Widget, _ numbers: Range<Int>, in container: Node, _ arrangement: Preview.HTML.Arrangement,
    _ environment: EnvironmentValues
  ) -> LivePiece? {
    var next = numbers.lowerBound
    let isSilent = hasOperated && (container.isOperatedPreview || container.isInsideOperated)
    guard let (markup, flex) = write(widget, &next, in: arrangement, environment, isSilent) else { return nil }
    let piece = LivePiece(numbers, in: container, arranged: arrangement)
    (piece.markup, piece.flex) = (markup, flex)
    add(piece)
    return piece
  }

  private func write(
    _ widget: any Widget, _ next: inout Int, in arrangement: Preview.HTML.Arrangement,
    _ environment: EnvironmentValues, _ isSilent: Bool
  ) -> (markup: MarkupBuffer, flex: Flex?)? {
    var slots = HTMLSlots(of: next, areTogether: true)
    next += 1
    var (widget, inner) = (widget, [(markup: MarkupBuffer, flex: Flex?)]())
    if let children = widget.widgetsInside {
      guard HTMLSlots.areTogether(in: widget) else { return nil }
      let inside = HTMLSlots.arrangement(in: widget)
      for child in children {
        guard let written = write(child, &next, in: inside, environment, isSilent) else { return nil }
        slots.add(flex: written.flex)
        inner.append(written)
      }
      widget.widgetsInside = []
    }
    let (markup, flex, readsTheme) = writer.write(
      widget, with: slots, in: arrangement, environment, isSilent: isSilent)
    guard !readsTheme, markup.isOneElement, let whole = markup.holding(inner) else { return nil }
    return (whole, flex)
  }
}

extension HTMLRenderer {
  /// Returns the node on the page with a number, which is mounted if it does not exist yet.
  internal func node(numbered id: Int) -> Node? {
    while pieces[id] == nil, let whole = whole(around: id) { divide(whole) }
    return pieces[id]?.node
  }

  /// Returns the piece of a node, without the pieces inside.
  internal func piece(of node: Node) -> LivePiece? {
    while pieces[node.id] == nil, let whole = whole(around: node.id) { divide(whole) }
    guard let piece = pieces[node.id] else { return nil }
    if piece.isWhole { divide(piece) }
    return piece
  }

  /// Divides a whole piece into the pieces of its widget and of the children. Their nodes need not exist yet.
  internal func divide(_ piece: LivePiece) {
    let (own, inner) = piece.markup.divided
    removeWhole(piece)
    piece.markup = own
    piece.isWhole = false
    var id = piece.id + 1
    for child in inner {
      let numbers = id..<id + child.markup.widgetCount
      id = numbers.upperBound
      let part = LivePiece(numbers, in: piece.node, arranged: child.arrangement)
      (part.markup, part.flex, part.changes.isNew) = (child.markup, child.flex, piece.changes.isNew)
      add(part)
    }
  }

  private func add(_ piece: LivePiece) {
    pieces[piece.id] = piece
    guard piece.isWhole else { return }
    if wholes.last.map({ $0 < piece.id }) ?? true {
      wholes.append(piece.id)
    } else {
      wholes.insert(piece.id, at: indexOfWhole(piece.id))
    }
  }

  /// Forgets that a piece is whole.
  internal func removeWhole(_ piece: LivePiece) {
    let index = indexOfWhole(piece.id)
    if index < wholes.count, wholes[index] == piece.id { wholes.remove(at: index) }
  }

  /// Returns the whole piece that contains a node, which has no piece of its own.
  private func whole(around id: Int) -> LivePiece? {
    let index = indexOfWhole(id)
    guard index > 0, let piece = pieces[wholes[index - 1]], piece.numbers.contains(id) else { return nil }
    return piece
  }

  /// Returns the index of the first whole piece with at least a number.
  private func indexOfWhole(_ id: Int) -> Int { wholes.partitioningIndex { $0 >= id } }
}
