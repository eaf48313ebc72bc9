import Mod

extension Mod {
  /// The Mod that a function makes of a value by returning the changed one: `.transform(normalized)`.
  ///
  /// - Note: A function that changes a value in place is wrapped by ``Mod/Mod/init(_:)``.
  @inlinable
  public static func transform(_ function: @escaping @Sendable (Root) -> Root) -> Mod {
    Mod { $0 = function($0) }
  }

  /// The Mod as a function that returns the changed value: `names.map(Mod.trimmed.transform)`.
  ///
  /// - Note: As a function that changes a value in place, it is ``Mod/Mod/callAsFunction(_:)``.
  @inlinable
  public var transform: @Sendable (Root) -> Root {
    { configure($0, with: self) }
  }
}

extension Mod where Root: AnyObject {
  /// The Mod that a function makes of an object by changing it: `.updateObject(baseButton)`.
  @inlinable
  public static func updateObject(_ function: @escaping @Sendable (Root) -> Void) -> Mod {
    Mod { function($0) }
  }

  /// The Mod as a function that changes an object: `buttons.forEach(Mod.rounded.updateObject)`.
  @inlinable
  public var updateObject: @Sendable (Root) -> Void {
    { configure($0, with: self) }
  }
}
