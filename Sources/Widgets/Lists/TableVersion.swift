import Synchronization

/// The version of a table's model. Each change of the model creates another.
package struct TableVersion: Sendable {
  package static let empty = TableVersion(number: 0)

  /// The number of the version, unique in the process.
  package let number: Int

  /// The changes since an earlier version, and the number of that, if they are known.
  package let history: (changes: BatchUpdate, number: Int)?

  private static let count = Atomic(0)

  private init(number: Int) {
    self.number = number
    history = nil
  }

  internal init() { self.init(number: Self.next()) }

  internal init(changes: BatchUpdate, from old: TableVersion) {
    number = Self.next()
    history = (changes, old.number)
  }

  private static func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
