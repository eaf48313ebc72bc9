import Synchronization

/// Releases objects one after the other, so that releasing a long chain of them does not need a deep stack.
internal enum DeferredRelease {
  // The objects are only released, which may happen on any thread.
  private struct State: @unchecked Sendable {
    var isReleasing = false
    var objects: [Any] = []

    mutating func next() -> [Any] {
      defer { objects = [] }
      isReleasing = !objects.isEmpty
      return objects
    }
  }

  private static let state = Mutex(State())

  private static func takeAll() -> [Any] {
    // No other code has a reference to the objects any more.
    nonisolated(unsafe) var objects: [Any] = []
    state.withLock { objects = $0.next() }
    return objects
  }

  /// Releases an object now or, while others are being released, after them.
  internal static func release<Object>(_ object: inout Object?) {
    let isReleasing = hold(object)
    object = nil
    if isReleasing { return }
    while !takeAll().isEmpty {}
  }

  /// Retains an object until its release.
  ///
  /// - Returns: Whether others are being released.
  ///
  /// - Returns: Whether others are being released.
  private static func hold<Object>(_ object: Object?) -> Bool {
    nonisolated(unsafe) let object = object
    return state.withLock { state in
      defer { state.isReleasing = true }
      if let object { state.objects.append(object) }
      return state.isReleasing
    }
  }
}
