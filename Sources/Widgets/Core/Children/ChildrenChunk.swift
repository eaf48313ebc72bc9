import Values

/// A part of a list of children, which stays the same object as long as none of them changes.
@usableFromInline package final class ChildrenChunk: Sendable {
  package let widgets: [any Widget]
  fileprivate let levels: ChildrenLevels

  package init(_ widgets: [any Widget]) {
    self.widgets = widgets
    levels = widgets.reduce(into: ChildrenLevels()) { $0.formUnion(ChildrenLevels(below: $1)) }
  }
}

extension Children {
  /// Creates a list of the widgets in chunks, without an array of all of them.
  ///
  /// - Complexity: O(*n*) for *n* chunks.
  package init(_ chunks: [ChildrenChunk]) { self.init(ChunkedChildren(chunks)) }

  /// The chunks from which the list was created, or none if it was created otherwise or has changed.
  package var chunks: [ChildrenChunk] { (box as? ChunkedChildren)?.chunks ?? [] }
}

/// The widgets of a list in chunks.
private final class ChunkedChildren: ChildrenBox {
  let chunks: [ChildrenChunk]
  private let starts: ListStarts

  init(_ chunks: [ChildrenChunk]) {
    self.chunks = chunks
    starts = ListStarts(counts: chunks.lazy.map { $0.widgets.count })
    super.init(count: starts.count, levels: chunks.reduce(into: ChildrenLevels()) { $0.formUnion($1.levels) })
  }

  override func widget(at index: Int) -> any Widget {
    let (number, index) = starts.place(of: index)
    return chunks[number].widgets[index]
  }

  override var isLazy: Bool { true }
}

/// The start indices of concatenated lists.
internal struct ListStarts: Equatable {
  /// Empty if each list has one element.
  private let starts: [Int]

  /// The number of elements in all lists.
  internal let count: Int

  internal init(counts: some Collection<Int>) {
    count = counts.reduce(0, +)
    var next = 0
    starts =
      counts.allSatisfy { $0 == 1 }
      ? []
      : counts.map { count in
        defer { next += count }
        return next
      }
  }

  /// Returns the number of the list with the element at an index, and the index there.
  ///
  /// - Complexity: O(log *n*) for *n* lists.
  internal func place(of index: Int) -> (number: Int, index: Int) {
    if starts.isEmpty { return (index, 0) }
    let number = max(0, starts.partitioningIndex { $0 > index } - 1)
    return (number, index - starts[number])
  }
}
