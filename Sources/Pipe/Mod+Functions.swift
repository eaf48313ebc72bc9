import Mod

extension Mod {
  /// Returns a Mod that replaces a value with the result of a function: `.transform(normalized)`.
  ///
  /// - Note: ``Mod/Mod/init(_:)`` wraps a function that changes a value in place.
  @inlinable public static func transform(_ function: @escaping @Sendable (Root) -> Root) -> Mod {
    Mod { $0 = function($0) }
  }

  /// The Mod as a function that returns the changed value: `names.map(Mod.trimmed.transform)`.
  ///
  /// - Note: ``Mod/Mod/callAsFunction(_:)`` changes a value in place.
  @inlinable public var transform: @Sendable (Root) -> Root {
    { configure($0, with: self) }
  }
}

extension Mod where Root: AnyObject {
  /// Returns a Mod that changes an object by a function: `.updateObject(baseButton)`.
  @inlinable public static func updateObject(_ function: @escaping @Sendable (Root) -> Void) -> Mod {
    Mod { function($0) }
  }

  /// The Mod as a function that changes an object: `buttons.forEach(Mod.rounded.updateObject)`.
  @inlinable public var updateObject: @Sendable (Root) -> Void {
    { configure($0, with: self) }
  }
}
