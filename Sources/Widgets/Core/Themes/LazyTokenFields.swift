import Synchronization

/// The fields of a type, which are found when they are first needed, because a type can contain boxes of itself.
internal final class LazyTokenFields: Sendable {
  private let type: Any.Type
  private let found = AtomicLazyReference<TokenFields>()

  init(_ type: Any.Type) { self.type = type }

  /// Returns whether a value in memory contains a token.
  func holdTokens(in value: UnsafeRawPointer) -> Bool {
    (found.load() ?? found.storeIfNil(TokenFields.of(type))).holdTokens(in: value)
  }
}
