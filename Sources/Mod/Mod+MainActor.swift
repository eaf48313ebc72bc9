extension Mod where Root: ~Copyable & Sendable {
  /// Wraps a change that must run on the main actor, so that a `static let` can style classes such as UIKit's.
  ///
  /// ```swift
  /// extension Mod<UILabel> {
  ///   static let centered = Mod(main: { $0.textAlignment = .center })
  /// }
  /// ```
  ///
  /// - Precondition: The Mod is applied on the main actor. Applying it elsewhere is a run-time error.
  @inlinable public init(main change: @escaping @MainActor @Sendable (inout Root) -> Void) {
    self.init { root in
      MainActor.assumeIsolated { change(&root) }
    }
  }
}
