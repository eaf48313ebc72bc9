/// A writable property of a `Root`, by name: what stands left of `--`, and what is called to make a Mod.
///
/// ```swift
/// let style: Mod<Button> = [.alpha(0.5), .isEnabled -- false, .layer.cornerRadius(6), .tag.update { $0 += 1 }]
/// ```
///
/// A property of a property follows after another dot, with nothing declared for it.
///
/// Declare names in an extension of ``PropertyNames``. Where the root is one type, a key path is enough:
/// `Property(\.attempts)`. Where it is generic, write the access itself, `Property { $1(&$0.text) }`: Swift makes a generic
/// key path anew at run time, each time, which costs more than a hundred times the assignment.
@dynamicMemberLookup
public struct Property<Root, Value>: Sendable, PropertyNames {
  @usableFromInline internal let describe: @Sendable () -> String
  @usableFromInline internal let modifyValue: @Sendable (inout Root, (inout Value) -> Void) -> Void
  @usableFromInline internal let setValue: @Sendable (inout Root, Value) -> Void

  /// Names the property that a closure gives access to: `Property { $1(&$0.text) }`.
  ///
  /// - Parameters:
  ///   - name: What the property is called; by default, what the declaration around the call is.
  ///   - modify: Calls its second argument, once, with the property of the first.
  @inlinable
  public init(
    _ name: @autoclosure @escaping @Sendable () -> String = #function,
    modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
  ) {
    describe = name
    modifyValue = modify
    setValue = { root, value in modify(&root) { $0 = value } }
  }

  /// Names the property at the end of a key path.
  @inlinable
  public init(_ keyPath: any WritableKeyPath<Root, Value> & Sendable) {
    describe = { keyPath.path }
    modifyValue = { root, change in change(&root[keyPath: keyPath]) }
    setValue = { root, value in root[keyPath: keyPath] = value }
  }

  /// What the property is called, `text` or `layer.cornerRadius`.
  public var propertyName: String { describe() }

  /// The present value in `root`: `Property<Label, String?>.text.value(in: label)`.
  @inlinable
  public func value(in root: Root) -> Value {
    var copy = root
    // The access calls its argument once, which the optional cannot say.
    var value: Value?
    modifyValue(&copy) { value = $0 }
    guard let value else { preconditionFailure("The property \(propertyName) does not call what it is given.") }
    return value
  }

  /// Sets the property of `root`: what a ``Mod`` made of the property does, without making one.
  @inlinable
  public func set(_ value: Value, in root: inout Root) {
    setValue(&root, value)
  }

  /// A property of this property: `.layer.cornerRadius`.
  @inlinable
  public subscript<Part>(
    dynamicMember part: any WritableKeyPath<Value, Part> & Sendable
  ) -> Property<Root, Part> {
    Property<Root, Part>("\(describe()).\(part.path)") { [modifyValue] root, change in
      modifyValue(&root) { change(&$0[keyPath: part]) }
    }
  }
}

extension Property {
  // Constraining the extension instead crashes Swift 6.3's type checker on a call without the argument.

  /// Sets the property: `.text("Views")`.
  @inlinable
  public func callAsFunction(_ value: Value) -> Mod<Root> where Value: Sendable {
    // A closure captures a generic value by address, where the optimiser does not see that it is constant. Captured as what
    // it is, it folds, so that a stored composition becomes one function. The types are the same; each cast is the identity.
    if Value.self == Int.self {
      let number = unsafeBitCast(value, to: Int.self)
      return Mod { [setValue] root in setValue(&root, unsafeBitCast(number, to: Value.self)) }
    }
    if Value.self == Double.self {
      let number = unsafeBitCast(value, to: Double.self)
      return Mod { [setValue] root in setValue(&root, unsafeBitCast(number, to: Value.self)) }
    }
    if Value.self == Bool.self {
      let truth = unsafeBitCast(value, to: Bool.self)
      return Mod { [setValue] root in setValue(&root, unsafeBitCast(truth, to: Value.self)) }
    }
    return Mod { [setValue] root in setValue(&root, value) }
  }

  /// Changes the present value by a closure: `.numberOfLines.update { $0 += 1 }`.
  @inlinable
  public func update(_ change: @escaping @Sendable (inout Value) -> Void) -> Mod<Root> {
    Mod { [modifyValue] root in modifyValue(&root, change) }
  }

  /// Applies a Mod to the present value: `.layer.update(.cornerRadius(6))`.
  ///
  /// For one Mod the optimiser sees through this, which it does not for a list inside a list.
  @inlinable
  public func update(_ mod: Mod<Value>) -> Mod<Root> {
    Mod({ [modifyValue] root in modifyValue(&root, mod.change) }, depth: mod.depth + 1)
  }

  /// Applies Mods to the present value: `.layer.update(.cornerRadius(6), .borderWidth(1))`.
  @inlinable
  @inline(__always)
  public func update(_ mods: Mod<Value>...) -> Mod<Root> {
    let mod = Mod(list: mods)
    return Mod({ [modifyValue] root in modifyValue(&root, mod.change) }, depth: mod.depth + 1)
  }
}

extension Property where Value: Sendable {
  /// Sets the property, as a key-value pair: `.text -- "Views"`.
  @inlinable
  public static func -- (property: Property, value: Value) -> Mod<Root> {
    property(value)
  }
}

/// Sets the property at the end of a key path, for which nothing needs to be declared: `\.dateStyle -- .short`.
///
/// Being disfavoured keeps chains of `.name -- value` linear for the type checker: between two overloads of equal
/// standing, each further pair doubles its work. Chains of key paths do grow so; write more than a few as a list of a
/// written type, or with ``Mod/Mod/set(_:_:)``.
@inlinable
@_disfavoredOverload
public func -- <Root, Value: Sendable>(
  keyPath: any WritableKeyPath<Root, Value> & Sendable,
  value: Value
) -> Mod<Root> {
  .set(keyPath, value)
}

extension AnyKeyPath {
  /// The path without its root, as in `layer.cornerRadius`.
  @usableFromInline
  package var path: String {
    String("\(self)".drop { $0 != "." }.dropFirst())
  }
}
