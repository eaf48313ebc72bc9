/// A wrapper whose value is stored elsewhere.
internal protocol Housing {
  associatedtype Housed

  /// Calls a function with the value of a wrapper in memory.
  static func read(_ pointer: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void)

  /// Calls a function with the value of a wrapper in memory, which may change it.
  static func change(_ pointer: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void)

  /// Returns whether two wrappers in memory share one value.
  static func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

extension Boxed: Housing {
  internal static func read(_ pointer: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    let storage = pointer.assumingMemoryBound(to: Self.self).pointee.storage
    withExtendedLifetime(storage) { withUnsafePointer(to: &storage.value) { body($0) } }
  }

  internal static func change(_ pointer: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &pointer.assumingMemoryBound(to: Self.self).pointee.value) { body($0) }
  }

  internal static func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee.identity
      == second.assumingMemoryBound(to: Self.self).pointee.identity
  }

  internal typealias Housed = Value
}

extension Embedded: Housing {
  // A wrapper is stored as its box alone.
  internal static func read(_ pointer: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: pointer.assumingMemoryBound(to: Self.self).pointee.box) { Boxed<Value>.read($0, body) }
  }

  internal static func change(_ pointer: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue) { body($0) }
  }

  internal static func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee.box.identity
      == second.assumingMemoryBound(to: Self.self).pointee.box.identity
  }

  internal typealias Housed = Value
}

/// The value of the normal state moves. Those of other states jump.
extension ControlStateValues: Housing {
  internal static func read(_ pointer: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
    withUnsafePointer(to: pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue) { body($0) }
  }

  internal static func change(_ pointer: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutablePointer(to: &pointer.assumingMemoryBound(to: Self.self).pointee.wrappedValue) { body($0) }
  }

  internal static func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }

  internal typealias Housed = Value?
}
