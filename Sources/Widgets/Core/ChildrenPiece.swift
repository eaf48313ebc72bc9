/// A part of a list of children, which stays the same object as long as none of them changes.
@usableFromInline package final class ChildrenPiece: Sendable {
  package let widgets: [any Widget]

  package init(_ widgets: [any Widget]) { self.widgets = widgets }
}

extension Children {
  /// Creates a list of the widgets in pieces, without an array of them all before somebody reads one.
  ///
  /// - Complexity: O(*n*) for *n* pieces.
  package init(_ pieces: [ChildrenPiece]) { self.init(ComponentList(pieces)) }

  /// The pieces from which the list has been created, or none if it has been created otherwise or changed since.
  package var pieces: [ChildrenPiece] { list?.pieces ?? [] }
}

extension ComponentList {
  /// Creates a list of widgets, which are not components that could be compared.
  fileprivate convenience init(_ pieces: [ChildrenPiece]) {
    var starts: [Int] = []
    var count = 0
    for piece in pieces {
      starts.append(count)
      count += piece.widgets.count
    }
    self.init(pieces, count: count) { [starts] index in
      var (number, end) = (0, starts.count)
      while end - number > 1 {
        let middle = (number + end) / 2
        if starts[middle] <= index { number = middle } else { end = middle }
      }
      return pieces[number].widgets[index - starts[number]]
    }
  }
}
