import Widgets

extension BatchUpdate {
  /// Creates the update of a table for a change of a list that one of its sections shows.
  ///
  /// - Parameters:
  ///   - mutation: The change of the list.
  ///   - section: The section that shows the list.
  ///   - count: The number of elements before the change. If the change does not fit, the update fits no table.
  public init<Element>(_ mutation: ArrayMutation<Element>, inSection section: Int, of count: Int) {
    func path(_ row: Int) -> RowPath { RowPath(row: row, section: section) }
    guard let places = mutation.places(in: count) else {
      self.init(reloadedSections: [section])
      return
    }
    self.init(
      deletedRows: places.deleted.map(path), insertedRows: places.inserted.map(path),
      movedRows: places.moved.map { Move(from: path($0), to: path($1)) }, reconfiguredRows: places.updated.map(path))
  }

  /// Creates the update of a table for a change of its list of sections, or returns `nil` if all are replaced.
  ///
  /// - Parameters:
  ///   - mutation: The change of the list of sections.
  ///   - count: The number of sections before the change.
  public init?<Section>(sections mutation: ArrayMutation<Section>, of count: Int) {
    guard let places = mutation.places(in: count) else { return nil }
    self.init(
      deletedSections: places.deleted, insertedSections: places.inserted,
      movedSections: places.moved.map { Move(from: $0, to: $1) }, reloadedSections: places.updated)
  }
}

extension BatchUpdate {
  /// Creates the update of a table for a change of a partly loaded list, or returns `nil` if the lists must be
  /// compared.
  ///
  /// Rows whose elements are replaced are reloaded.
  ///
  /// - Parameters:
  ///   - mutation: The change of the loaded part.
  ///   - section: The section that shows the whole list.
  ///   - part: The loaded part before the change.
  public init?<Element>(_ mutation: SubrangeMutation<Element>, inSection section: Int, of part: Subrange<Element>) {
    var new = part
    guard (try? mutation.apply(to: &new)) != nil else { return nil }
    let isInPlace = new.offset == part.offset
    switch mutation.change {
    case .delete, .insert, .update, .move:
      guard isInPlace, new.count == mutation.change.count(after: part.count) else { return nil }
      self.init(mutation.change.shifted(by: part.offset), inSection: section, of: part.count)
    case .scroll, .reload:
      guard new.count == part.count else { return nil }
      self.init()
    }
  }
}

extension ArrayMutation {
  /// Returns the same change of a list with more elements at its start.
  fileprivate func shifted(by offset: Int) -> ArrayMutation {
    switch self {
    case .delete(let indexes): .delete(at: indexes.map { $0.adding(offset) })
    case .insert(let elements, let indexes): .insert(elements, at: indexes.map { $0.adding(offset) })
    case .update(let elements, let indexes): .update(elements, at: indexes.map { $0.adding(offset) })
    case .move(let indexes, let target): .move(from: indexes.map { $0.adding(offset) }, to: target.adding(offset))
    case .scroll, .reload: self
    }
  }

  /// Returns the positions of the changes in a list of `size` elements, or `nil` if all are replaced.
  fileprivate func places(
    in size: Int
  ) -> (deleted: [Int], inserted: [Int], moved: [(Int, Int)], updated: [Int])? {
    let count = max(size, 0)
    return switch self {
    case .delete(let indexes): (indexes, [], [], [])
    case .insert(_, let indexes): ([], indexes, [], [])
    case .update(_, let indexes): ([], [], [], indexes)
    case .move(let indexes, let target):
      ([], [], indexes.enumerated().map { ($1, target.adding($0)) }.filter { $0 != $1 }, [])
    case .scroll(let offset, let elements):
      offset < 0
        ? (Array(max(count + offset, 0)..<count), Array(elements.indices), [], [])
        : (Array(0..<min(offset, count)), elements.indices.map { max(count - offset, 0).adding($0) }, [], [])
    case .reload: nil
    }
  }
}

extension Int {
  /// Returns the sum, or the nearest representable number on overflow.
  fileprivate func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? (other < 0 ? .min : .max) : sum
  }
}
