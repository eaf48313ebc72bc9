import Widgets

extension BatchUpdate {
  /// What a table does whose section changes as a list does.
  ///
  /// - Parameters:
  ///   - mutation: The change of the list.
  ///   - section: The section that shows the list.
  ///   - count: How many elements the list has before the change.
  public init<Element>(_ mutation: ArrayMutation<Element>, inSection section: Int, of count: Int) {
    func paths(_ rows: some Sequence<Int>) -> [RowPath] { rows.map { RowPath(row: $0, section: section) } }
    switch mutation {
    case .delete(let indexes): self.init(deletedRows: paths(indexes))
    case .insert(_, let indexes): self.init(insertedRows: paths(indexes))
    case .update(_, let indexes): self.init(reconfiguredRows: paths(indexes))
    case .move(let indexes, let target):
      let targets = paths(target..<target + indexes.count)
      self.init(movedRows: zip(paths(indexes), targets).filter { $0 != $1 }.map { Move(from: $0, to: $1) })
    case .scroll(let offset, let elements):
      let left = offset < 0 ? paths(count + offset..<count) : paths(0..<offset)
      let start = offset < 0 ? 0 : count - offset
      self.init(deletedRows: left, insertedRows: paths(start..<start + elements.count))
    case .reload: self.init(reloadedSections: [section])
    }
  }
}
