/// A type whose values are tokens of themes, or can contain them.
internal protocol TokenHolder: SendableMetatype {
  static var canHoldTokens: Bool { get }
  var holdsTokens: Bool { get }

  /// A function that returns whether the value at an address contains a token.
  static var search: @Sendable (UnsafeRawPointer) -> Bool { get }

  mutating func resolveTokens(_ environment: EnvironmentValues)
}

extension TokenHolder {
  internal static var canHoldTokens: Bool { true }

  internal static var search: @Sendable (UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: Self.self).pointee.holdsTokens }
  }

  internal static var size: Int { MemoryLayout<Self>.size }

  internal static func resolveTokens(at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues) {
    address.assumingMemoryBound(to: Self.self).pointee.resolveTokens(environment)
  }
}
