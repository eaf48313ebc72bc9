extension Mod where Root: ~Copyable & Sendable {
  /// Wraps a change that must run on the main actor, so that classes such as UIKit's can be styled from any `static let`.
  ///
  /// ```swift
  /// extension Mod<UILabel> {
  ///   static let centered = Mod(main: { $0.textAlignment = .center })
  /// }
  /// ```
  ///
  /// - Precondition: The Mod is applied on the main actor. It stops the program anywhere else.
  @inlinable
  public init(main change: @escaping @MainActor @Sendable (inout Root) -> Void) {
    self.init { root in
      MainActor.assumeIsolated { change(&root) }
    }
  }
}
