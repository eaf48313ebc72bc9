/// A writable property of a `Root`, from which Mods are made by `--` or by calling it.
///
/// ```swift
/// let style: Mod<Button> = [.alpha(0.5), .isEnabled -- false, .layer.cornerRadius(6), .tag.update { $0 += 1 }]
/// ```
///
/// A property of the property follows after another dot, without a declaration.
///
/// Declare names in an extension of ``PropertyNames``, with the access itself: `Property { $1(&$0.text) }`. A key path,
/// `Property(\.text)`, does the same for one root type, and makes stored styles slower. For a generic root, Swift
/// creates the key path at run time with each use, which costs more than a hundred times the assignment.
@dynamicMemberLookup
public struct Property<Root, Value>: Sendable, PropertyNames {
  @usableFromInline internal let describe: @Sendable () -> String
  @usableFromInline internal let modifyValue: @Sendable (inout Root, (inout Value) -> Void) -> Void
  @usableFromInline internal let setValue: @Sendable (inout Root, Value) -> Void

  /// 1 if the closures belong to the main actor, else 0. The caller checks the thread first. See ``Mod``.
  @usableFromInline internal let isolation: Int

  @inlinable internal init(
    describe: @escaping @Sendable () -> String,
    modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void,
    set: @escaping @Sendable (inout Root, Value) -> Void, isIsolated: Bool
  ) {
    self.describe = describe
    modifyValue = modify
    setValue = set
    isolation = isIsolated ? 1 : 0
  }

  @inlinable @inline(__always) internal var isIsolated: Bool { isolation != 0 }

  /// Creates a property from a closure that gives access to it: `Property { $1(&$0.text) }`.
  ///
  /// - Parameters:
  ///   - name: The name of the property. By default, that of the surrounding declaration.
  ///   - modify: Calls its second argument once with the property of the first.
  @inlinable @_disfavoredOverload public init(
    _ name: @autoclosure @escaping @Sendable () -> String = #function,
    modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.init(
      describe: name, modify: modify, set: { root, value in modify(&root) { $0 = value } }, isIsolated: false)
  }

  /// Creates a property from two closures: `Property(get: { $0.text }, set: { $0.text = $1 })`.
  ///
  /// For a computed property, and for those of UIKit's classes: access in place reads them before they are set.
  @inlinable @_disfavoredOverload public init(
    _ name: @autoclosure @escaping @Sendable () -> String = #function,
    get: @escaping @Sendable (Root) -> Value,
    set: @escaping @Sendable (inout Root, Value) -> Void
  ) {
    self.init(describe: name, modify: Self.modify(get, set), set: set, isIsolated: false)
  }

  /// Creates a property from a key path.
  @inlinable public init(_ keyPath: any WritableKeyPath<Root, Value> & Sendable) {
    self.init(
      describe: { keyPath.path }, modify: { root, change in change(&root[keyPath: keyPath]) },
      set: { root, value in root[keyPath: keyPath] = value }, isIsolated: false)
  }

  /// Returns a closure that gives access to a property that is read and set.
  @inlinable internal static func modify(
    _ get: @escaping @Sendable (Root) -> Value, _ set: @escaping @Sendable (inout Root, Value) -> Void
  ) -> @Sendable (inout Root, (inout Value) -> Void) -> Void {
    { root, change in
      var value = get(root)
      change(&value)
      set(&root, value)
    }
  }

  /// The name of the property, such as `text` or `layer.cornerRadius`.
  public var propertyName: String { describe() }

  /// Returns the current value in `root`: `Property<Label, String?>.text.value(in: label)`.
  @inlinable public func value(in root: Root) -> Value {
    if isIsolated { MainActor.check(Root.self) }
    var copy = root
    // `modifyValue` calls its argument exactly once, but its type does not tell the compiler so.
    var value: Value?
    modifyValue(&copy) { value = $0 }
    guard let value else { preconditionFailure("The property \(propertyName) does not call what it is given.") }
    return value
  }

  /// Sets the property of `root`, without making a ``Mod``.
  @inlinable @inline(__always) public func set(_ value: Value, in root: inout Root) {
    if isIsolated { MainActor.check(Root.self) }
    setValue(&root, value)
  }

  /// The property of this property at a key path: `.layer.cornerRadius`.
  @inlinable
  public subscript<Part>(
    dynamicMember part: any WritableKeyPath<Value, Part> & Sendable
  ) -> Property<Root, Part> {
    let modify: @Sendable (inout Root, (inout Part) -> Void) -> Void = { [modifyValue] root, change in
      modifyValue(&root) { change(&$0[keyPath: part]) }
    }
    return Property<Root, Part>(
      describe: { [describe] in "\(describe()).\(part.path)" }, modify: modify,
      set: { root, value in modify(&root) { $0 = value } }, isIsolated: isIsolated)
  }

  /// Returns a part of this property, which closures get and set.
  ///
  /// The part is named, because the key path of a computed property has no name.
  @inlinable package func part<Part>(
    _ name: @autoclosure @escaping @Sendable () -> String = #function,
    modify: @escaping @Sendable (inout Value, (inout Part) -> Void) -> Void,
    set: @escaping @Sendable (inout Value, Part) -> Void
  ) -> Property<Root, Part> {
    Property<Root, Part>(
      describe: { [describe] in "\(describe()).\(name())" },
      modify: { [modifyValue] root, change in modifyValue(&root) { modify(&$0, change) } },
      set: { [modifyValue] root, value in modifyValue(&root) { set(&$0, value) } }, isIsolated: isIsolated)
  }
}

extension Property {
  // Constraining the extension instead crashes Swift 6.3's type checker on a call without the argument.

  /// Returns a Mod that sets the property: `.text("Views")`.
  @inlinable public func callAsFunction(_ value: Value) -> Mod<Root> where Value: Sendable {
    // A closure captures a generic value by address, so that the optimizer does not see that it is constant. Captured
    // with its own type it is folded, so that a stored composition becomes one function.
    if Value.self == Int.self {
      let number = same(value, as: Int.self)
      return Mod({ [setValue] in setValue(&$0, same(number, as: Value.self)) }, isIsolated: isIsolated)
    }
    if Value.self == Double.self {
      let number = same(value, as: Double.self)
      return Mod({ [setValue] in setValue(&$0, same(number, as: Value.self)) }, isIsolated: isIsolated)
    }
    if Value.self == Bool.self {
      let truth = same(value, as: Bool.self)
      return Mod({ [setValue] in setValue(&$0, same(truth, as: Value.self)) }, isIsolated: isIsolated)
    }
    return Mod({ [setValue] in setValue(&$0, value) }, isIsolated: isIsolated)
  }

  /// Returns a Mod that changes the current value by a closure: `.numberOfLines.update { $0 += 1 }`.
  @inlinable @_disfavoredOverload
  public func update(_ change: @escaping @Sendable (inout Value) -> Void) -> Mod<Root> {
    Mod({ [modifyValue] in modifyValue(&$0, change) }, isIsolated: isIsolated)
  }

  /// Returns a Mod that replaces the current value with the result of a closure: `.numberOfLines.update { $0 + 1 }`.
  @inlinable public func update(_ transform: @escaping @Sendable (Value) -> Value) -> Mod<Root> {
    Mod({ [modifyValue] in modifyValue(&$0) { $0 = transform($0) } }, isIsolated: isIsolated)
  }

  /// Returns a Mod that applies a Mod to the current value: `.layer.update(.cornerRadius(6))`.
  ///
  /// The optimizer sees through this form for one Mod, but not through a list in a list.
  @inlinable public func update(_ mod: Mod<Value>) -> Mod<Root> {
    Mod(
      { [modifyValue] in modifyValue(&$0, mod.change) }, depth: mod.depth + 1,
      isIsolated: isIsolated || mod.isIsolated)
  }

  /// Returns a Mod that applies Mods to the current value: `.layer.update(.cornerRadius(6), .borderWidth(1))`.
  @inlinable @inline(__always) @_disfavoredOverload public func update(_ mods: Mod<Value>...) -> Mod<Root> {
    // Without `@_disfavoredOverload`, it would be tried beside the overload for a single Mod: 2^n ways to check n Mods
    // of a list.
    update(Mod(inlining: mods))
  }
}

extension Property where Value: Sendable {
  /// Returns a Mod that sets the property, as a key-value pair: `.text -- "Views"`.
  @inlinable public static func -- (property: Property, value: Value) -> Mod<Root> { property(value) }
}

/// Returns a Mod that sets the property at a key path, as `\.dateStyle .~ .short` does.
///
/// It is the second overload of its operator, so that the time to type-check key paths that are joined by it doubles
/// with each. Without it, a list such as `[.text -- "Views"]` for a subclass would be taken for one of its superclass.
@available(*, deprecated, message: "a key path sets its property by '.~'")
@inlinable @_disfavoredOverload public func -- <Root, Value: Sendable>(
  keyPath: any WritableKeyPath<Root, Value> & Sendable,
  value: Value
) -> Mod<Root> {
  .set(keyPath, value)
}

extension AnyKeyPath {
  /// The path without its root, such as `layer.cornerRadius`.
  @usableFromInline package var path: String { String("\(self)".drop { $0 != "." }.dropFirst()) }

  /// The path as it is printed: `layer.cornerRadius`, or `<Color>` for a computed property without a name at run time.
  package var printedPath: String { path.withoutAddresses }

  /// The key path as source: `\Brand.radius`.
  package var source: String { "\(self)".withoutAddresses }
}

extension String {
  /// Whether it is the printed path of a computed property without a name at run time: `<Color>`.
  package var isNameless: Bool { hasPrefix("<") }

  /// The text with the type of each computed property in place of its address.
  ///
  /// A computed property may have no name at run time, but only the address of its code, which differs between runs.
  package var withoutAddresses: String {
    // The type may contain `)>` itself, as `Optional<() -> ()>` does.
    contains("<") ? replacing(#/<computed 0x[0-9a-f]+ \((?<type>.+?)\)>(?=[.?!]|$)/#) { "<\($0.type)>" } : self
  }
}

/// Returns a value as another generic type. The caller has checked that both types are the same.
@inlinable @inline(__always) internal func same<Value, Same>(_ value: Value, as type: Same.Type) -> Same {
  assert(Value.self == Same.self, "\(Value.self) is another type than \(Same.self)")
  return unsafeBitCast(value, to: type)
}
