import Synchronization

/// What tells a table's model from what it was before and will be after: each change makes another.
package struct TableVersion: Sendable {
  /// That of a table without anything.
  package static let empty = TableVersion(number: 0)

  /// The only one of its kind in the process.
  package let number: Int

  /// What has changed since the version before, and the number of that, if it is known.
  package let history: (changes: BatchUpdate, number: Int)?

  private static let count = Atomic(0)

  private init(number: Int) {
    self.number = number
    history = nil
  }

  internal init() {
    self.init(number: Self.next())
  }

  internal init(changes: BatchUpdate, from old: TableVersion) {
    number = Self.next()
    history = (changes, old.number)
  }

  private static func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
