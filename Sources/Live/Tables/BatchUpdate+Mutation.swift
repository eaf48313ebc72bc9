import Widgets

extension BatchUpdate {
  /// What a table does whose section changes as a list does.
  ///
  /// - Parameters:
  ///   - mutation: The change of the list.
  ///   - section: The section that shows the list.
  ///   - count: How many elements the list has before the change.
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

extension ArrayMutation {
  /// Where a list of a count changes; `nil` if everywhere.
  fileprivate func places(
    in count: Int
  ) -> (deleted: [Int], inserted: [Int], moved: [(Int, Int)], updated: [Int])? {
    switch self {
    case .delete(let indexes): (indexes, [], [], [])
    case .insert(_, let indexes): ([], indexes, [], [])
    case .update(_, let indexes): ([], [], [], indexes)
    case .move(let indexes, let target):
      ([], [], zip(indexes, target...).filter { $0 != $1 }.map { ($0, $1) }, [])
    case .scroll(let offset, let elements):
      offset < 0
        ? (Array(max(count + offset, 0)..<count), Array(elements.indices), [], [])
        : (Array(0..<offset), Array(count - offset..<count - offset + elements.count), [], [])
    case .reload: nil
    }
  }
}
