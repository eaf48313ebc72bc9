/// A class whose properties belong to the main actor, such as UIKit's views. Closures that change it run there.
///
/// The classes of UIKit, AppKit and WatchKit conform where these can be imported. A class of your own takes one line:
///
/// ```swift
/// @MainActor final class Player { var isMuted = false }
///
/// extension Player: MainActorRoot {}
///
/// extension Mod<Player> {
///   static let muted = Mod { $0.isMuted = true }
/// }
/// ```
///
/// - Precondition: Mods of such a class are applied on the main actor. Elsewhere the program stops, and names the
///   class.
@MainActor public protocol MainActorRoot: Sendable {}

extension Mod where Root: ~Copyable & Sendable {
  /// Wraps a change that must run on the main actor, for a class that is no ``MainActorRoot``.
  ///
  /// - Precondition: The Mod is applied on the main actor. Elsewhere the program stops, and names the class.
  @inlinable @_disfavoredOverload public init(main change: @escaping @MainActor @Sendable (inout Root) -> Void) {
    self.init(MainActor.unchecked(change, as: (@Sendable (inout Root) -> Void).self), isIsolated: true)
  }
}

extension Mod where Root: MainActorRoot {
  /// Wraps a closure that changes an object on the main actor: `Mod { $0.textAlignment = .center }`.
  @inlinable public init(_ change: @escaping @MainActor @Sendable (inout Root) -> Void) { self.init(main: change) }
}

extension Property where Root: MainActorRoot {
  /// Creates a property from a key path.
  @inlinable public init(_ keyPath: WritableKeyPath<Root, Value>) {
    let shared = SharedKeyPath(keyPath)
    self.init(
      describe: { shared.path.path }, modify: { $1(&$0[keyPath: shared.path]) },
      set: { $0[keyPath: shared.path] = $1 }, isIsolated: true)
  }

  /// Creates a property of a class on the main actor, and of its subclasses: `Property { $1(&$0.text) }`.
  @inlinable public init(
    _ name: @autoclosure @escaping @Sendable () -> String = #function,
    modify: @escaping @MainActor @Sendable (inout Root, (inout Value) -> Void) -> Void
  ) {
    typealias Modify = @Sendable (inout Root, (inout Value) -> Void) -> Void
    let modify = MainActor.unchecked(modify, as: Modify.self)
    self.init(
      describe: name, modify: modify, set: { root, value in modify(&root) { $0 = value } }, isIsolated: true)
  }

  /// Creates a property of a class on the main actor from two closures:
  /// `Property(get: { $0.text }, set: { $0.text = $1 })`.
  ///
  /// Access in place reads a property of UIKit's classes before it is set. This form does not.
  @inlinable public init(
    _ name: @autoclosure @escaping @Sendable () -> String = #function,
    get: @escaping @MainActor @Sendable (Root) -> Value,
    set: @escaping @MainActor @Sendable (inout Root, Value) -> Void
  ) {
    let get = MainActor.unchecked(get, as: (@Sendable (Root) -> Value).self)
    let set = MainActor.unchecked(set, as: (@Sendable (inout Root, Value) -> Void).self)
    self.init(describe: name, modify: Self.modify(get, set), set: set, isIsolated: true)
  }
}

extension MainActor {
  /// Returns a main-actor function as a function without isolation. The caller of a Mod checks the actor, once for all
  /// of them.
  ///
  /// It is what `MainActor.assumeIsolated` does after its own check: isolation is no part of a function's
  /// representation, so that both types have the same one.
  @inlinable @inline(__always) internal static func unchecked<Isolated, Function>(
    _ function: Isolated, as type: Function.Type
  ) -> Function {
    unsafeBitCast(function, to: type)
  }
}
