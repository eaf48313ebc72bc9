import Synchronization

/// Releases objects one after the other, so that releasing a long chain of them does not need a deep stack.
internal enum DeferredRelease {
  private struct State {
    var isReleasing = false

    /// Objects that are only released, which may happen on any thread.
    var objects: [HandedOver<Any>] = []

    mutating func next() -> [HandedOver<Any>] {
      defer { objects = [] }
      isReleasing = !objects.isEmpty
      return objects
    }
  }

  private static let state = Mutex(State())

  private static func takeAll() -> [HandedOver<Any>] { state.withLock { $0.next() } }

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
  private static func hold<Object>(_ object: Object?) -> Bool {
    let object = object.map { HandedOver<Any>($0) }
    return state.withLock { state in
      defer { state.isReleasing = true }
      if let object { state.objects.append(object) }
      return state.isReleasing
    }
  }
}
