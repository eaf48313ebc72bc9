/// A part of a list of children, which stays the same object as long as none of them changes.
@usableFromInline package final class ChildrenPiece: Sendable {
  package let widgets: [any Widget]
  fileprivate let levels: ChildrenLevels

  package init(_ widgets: [any Widget]) {
    self.widgets = widgets
    levels = widgets.reduce(into: ChildrenLevels()) { $0.formUnion(ChildrenLevels(below: $1)) }
  }
}

extension Children {
  /// Creates a list of the widgets in pieces, without an array of them all before somebody reads one.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package init(_ pieces: [ChildrenPiece]) { self.init(PiecedChildren(pieces)) }

  /// The pieces from which the list has been created, or none if it has been created otherwise or changed since.
  package var pieces: [ChildrenPiece] { (box as? PiecedChildren)?.pieces ?? [] }
}

/// The widgets of a list in pieces.
private final class PiecedChildren: ChildrenBox, @unchecked Sendable {
  let pieces: [ChildrenPiece]
  private let starts: [Int]

  init(_ pieces: [ChildrenPiece]) {
    self.pieces = pieces
    var starts: [Int] = []
    var count = 0
    var levels = ChildrenLevels()
    for piece in pieces {
      starts.append(count)
      count += piece.widgets.count
      levels.formUnion(piece.levels)
    }
    self.starts = starts
    super.init(count: count, levels: levels)
  }

  override func widget(at index: Int) -> any Widget {
    var (number, end) = (0, starts.count)
    while end - number > 1 {
      let middle = (number + end) / 2
      if starts[middle] <= index { number = middle } else { end = middle }
    }
    return pieces[number].widgets[index - starts[number]]
  }

  override var isLazy: Bool { true }
}
