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
    // As `MainActor.assumeIsolated` does after its own check: isolation is no part of a function's representation.
    let change = unsafeBitCast(change, to: (@Sendable (inout Root) -> Void).self)
    self.init { root in
      MainActor.check(Root.self)
      change(&root)
    }
  }
}

extension Mod where Root: MainActorRoot {
  /// Wraps a closure that changes an object on the main actor: `Mod { $0.textAlignment = .center }`.
  @inlinable public init(_ change: @escaping @MainActor @Sendable (inout Root) -> Void) { self.init(main: change) }

  /// Returns a Mod that applies Mods to objects that satisfy a predicate: `.where({ $0.text == nil }, .text("–"))`.
  @inlinable public static func `where`(
    _ predicate: @escaping @MainActor @Sendable (Root) -> Bool, _ mods: Mod...
  ) -> Mod {
    let mod = Mod(list: mods)
    return Mod(main: { root in if predicate(root) { mod(&root) } })
  }

  /// Returns a Mod that applies Mods to a part that is an object, also if its property is read-only:
  /// `.at(\.layer, \.cornerRadius .~ 6)`.
  @inlinable public static func at<Part: AnyObject>(
    _ part: KeyPath<Root, Part>, _ mods: Mod<Part>...
  ) -> Mod {
    // Key paths do not change, and this one is used on the main actor only.
    nonisolated(unsafe) let part = part
    let mod = Mod<Part>(list: mods)
    return Mod(main: { root in
      var object = root[keyPath: part]
      mod(&object)
    })
  }

  /// Returns a Mod that applies Mods to an optional part that is an object, and does nothing to `nil`:
  /// `.at(\.titleLabel, .font(.body))`.
  @inlinable public static func at<Part: AnyObject>(
    _ part: KeyPath<Root, Part?>, _ mods: Mod<Part>...
  ) -> Mod {
    // Key paths do not change, and this one is used on the main actor only.
    nonisolated(unsafe) let part = part
    let mod = Mod<Part>(list: mods)
    return Mod(main: { root in
      guard var object = root[keyPath: part] else { return }
      mod(&object)
    })
  }

  /// Returns a Mod that applies Mods to the object that a closure returns: `.at(part: { $0.layer }, .cornerRadius(6))`.
  ///
  /// A `static let` needs this form off the main actor, where a key path of the class cannot be made.
  @inlinable public static func at<Part: AnyObject>(
    part: @escaping @MainActor @Sendable (Root) -> Part, _ mods: Mod<Part>...
  ) -> Mod {
    let mod = Mod<Part>(list: mods)
    return Mod(main: { root in
      var object = part(root)
      mod(&object)
    })
  }
}

extension Mod where Root: MainActorRoot {
  /// Returns a Mod that sets the property at a key path: `.set(\.text, "Views")`.
  @inlinable public static func set<Value: Sendable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Mod {
    keyPath .~ value
  }
}

extension Property where Root: MainActorRoot {
  /// Creates a property from a key path.
  @inlinable public init(_ keyPath: WritableKeyPath<Root, Value>) {
    // As above.
    nonisolated(unsafe) let keyPath = keyPath
    self.init(keyPath.path) { $1(&$0[keyPath: keyPath]) }
  }

  /// Creates a property of a class on the main actor, and of its subclasses: `Property { $1(&$0.text) }`.
  @inlinable public init(
    _ name: @autoclosure @escaping @Sendable () -> String = #function,
    modify: @escaping @MainActor @Sendable (inout Root, (inout Value) -> Void) -> Void
  ) {
    typealias Modify = @Sendable (inout Root, (inout Value) -> Void) -> Void
    // See `Mod.init(main:)`.
    let modify = unsafeBitCast(modify, to: Modify.self)
    describe = name
    modifyValue = { root, change in
      MainActor.check(Root.self)
      modify(&root, change)
    }
    setValue = { root, value in
      MainActor.check(Root.self)
      modify(&root) { $0 = value }
    }
  }
}
