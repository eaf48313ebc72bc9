import Synchronization

/// The finder of a type; `nil` if only reflection finds the differences.
// Finders do not change, and their functions retain nothing but other functions, types and labels. So they can be
// called on any thread.
private struct KnownFinder: @unchecked Sendable {
  let finder: ChangeFinder?

  /// The finders of all types whose values have been compared.
  static let all = Mutex<[ObjectIdentifier: KnownFinder]>([:])
}

extension ChangeFinder {
  /// Returns the differences between two values; `nil` if only reflection finds them.
  internal static func changes<Value>(from old: Value, to new: Value) -> [Change]? {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        guard let finder = finder(of: Value.self, sample: new) else { return nil }
        var changes: [Change] = []
        finder.find(old, new, "", &changes)
        return changes
      }
    }
  }

  private static func finder<Value>(of type: Value.Type, sample: UnsafeRawPointer) -> ChangeFinder? {
    let id = ObjectIdentifier(type)
    if let known = KnownFinder.all.withLock({ $0[id] }) { return known.finder }
    let finder = KnownFinder(finder: ChangeFinder(type, sample: sample))
    KnownFinder.all.withLock { $0[id] = finder }
    return finder.finder
  }
}
