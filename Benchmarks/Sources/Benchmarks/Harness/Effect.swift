/// What a measured operation has done, which is found out once it is no longer measured.
struct Effect {
  /// Returns what has been done, or an empty text if that is nothing.
  let describe: () -> String

  init(_ describe: @escaping () -> String) { self.describe = describe }

  /// Creates the effect of an operation that has happened a number of times.
  init(count: Int) { self.init { count == 0 ? "" : "\(count) times" } }
}

/// A subject of measured operations that can say what they have done.
@MainActor
protocol Inspected {
  /// Returns what the subject shows, which also proves that it still works.
  func inspect() -> String
}
