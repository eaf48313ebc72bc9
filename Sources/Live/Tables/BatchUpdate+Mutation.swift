import Widgets

extension BatchUpdate {
  /// What a table does whose section changes as a list does.
  ///
  /// - Parameters:
  ///   - mutation: The change of the list.
  ///   - section: The section that shows the list.
  ///   - count: How many elements the list has before the change. A change that does not fit gives an update that fits no table.
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

  /// What a table does whose sections change as a list does; `nil` if there are others in place of all.
  ///
  /// - Parameters:
  ///   - mutation: The change of the list of sections.
  ///   - count: How many sections there are before the change.
  public init?<Section>(sections mutation: ArrayMutation<Section>, of count: Int) {
    guard let places = mutation.places(in: count) else { return nil }
    self.init(
      deletedSections: places.deleted, insertedSections: places.inserted,
      movedSections: places.moved.map { Move(from: $0, to: $1) }, reloadedSections: places.updated)
  }
}

extension BatchUpdate {
  /// What a table does whose section shows a list of which a part is loaded; `nil` if that has to be found out.
  ///
  /// What is loaded instead of something else is made anew where it is in sight.
  ///
  /// - Parameters:
  ///   - mutation: The change of the part.
  ///   - section: The section that shows the whole.
  ///   - part: The part before the change.
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
  /// The same change of a list with so many more elements before.
  fileprivate func shifted(by offset: Int) -> ArrayMutation {
    switch self {
    case .delete(let indexes): .delete(at: indexes.map { $0.adding(offset) })
    case .insert(let elements, let indexes): .insert(elements, at: indexes.map { $0.adding(offset) })
    case .update(let elements, let indexes): .update(elements, at: indexes.map { $0.adding(offset) })
    case .move(let indexes, let target): .move(from: indexes.map { $0.adding(offset) }, to: target.adding(offset))
    case .scroll, .reload: self
    }
  }

  /// Where a list of a count changes; `nil` if everywhere.
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
  /// The sum, or the nearest number that there is.
  fileprivate func adding(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? (other < 0 ? .min : .max) : sum
  }
}
