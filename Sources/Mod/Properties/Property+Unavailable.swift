// Right programs never use these declarations. The compiler reports their messages, where it would describe a mistake
// in terms of generic parameters otherwise. It skips unavailable overloads while it checks a right program.

extension Property {
  /// Reports a value of another type than the property.
  @available(*, unavailable, message: "the property is of another type than 'String'")
  @_disfavoredOverload public static func -- (property: Property, value: String) -> Mod<Root> { .identity }

  /// Reports a value of another type than the property.
  @available(*, unavailable, message: "the property is of another type than 'Int'")
  @_disfavoredOverload public static func -- (property: Property, value: Int) -> Mod<Root> { .identity }

  /// Reports a value of another type than the property.
  @available(*, unavailable, message: "the property is of another type than 'Double'")
  @_disfavoredOverload public static func -- (property: Property, value: Double) -> Mod<Root> { .identity }

  /// Reports a value of another type than the property.
  @available(*, unavailable, message: "the property is of another type than 'Bool'")
  @_disfavoredOverload public static func -- (property: Property, value: Bool) -> Mod<Root> { .identity }
}

extension Property {
  /// Reports a value where a change belongs.
  @available(*, unavailable, message: "'update' takes a closure or Mods; a value is set by '--'")
  @_disfavoredOverload public func update(_ value: Value) -> Mod<Root> { .identity }
}

extension Mod {
  /// Reports a condition that is neither true nor false.
  @available(*, unavailable, message: "the condition is a 'Bool', or the key path of one")
  @_disfavoredOverload
  public static func when<Other>(_ condition: Other, _ mods: Mod..., else others: Mod...) -> Mod { .identity }

  /// Reports text that is joined to a Mod.
  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '+': put the value in parentheses")
  @_disfavoredOverload public static func + (mod: Mod, text: String) -> Mod { mod }

  /// Reports a number that is added to a Mod.
  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '+': put the value in parentheses")
  @_disfavoredOverload public static func + (mod: Mod, number: Double) -> Mod { mod }

  /// Reports a default value after a Mod.
  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '??': put the value in parentheses")
  @_disfavoredOverload public static func ?? <Value>(mod: Mod, value: Value) -> Mod { mod }

  /// Reports a combination after a Mod.
  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '&&': put the value in parentheses")
  @_disfavoredOverload public static func && <Value>(mod: Mod, value: Value) -> Mod { mod }

  /// Reports a combination after a Mod.
  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '||': put the value in parentheses")
  @_disfavoredOverload public static func || <Value>(mod: Mod, value: Value) -> Mod { mod }

  /// Reports an operator of conditions.
  @available(*, unavailable, message: "Mods are joined by '<>', or listed with commas")
  @_disfavoredOverload public static func && (mod: Mod, other: Mod) -> Mod { mod }

  /// Reports a property that cannot be written.
  @available(*, unavailable, message: "the property is read-only")
  @_disfavoredOverload
  public static func set<Value>(_ keyPath: KeyPath<Root, Value>, _ value: Value) -> Mod { .identity }

  /// Reports a part that cannot be written.
  @available(*, unavailable, message: "the property is read-only")
  @_disfavoredOverload
  public static func at<Part>(_ keyPath: KeyPath<Root, Part>, _ mods: Mod<Part>...) -> Mod { .identity }
}

extension Mod where Root: ~Copyable {
  /// Reports an array where single Mods belong.
  @available(*, unavailable, renamed: "init(list:)")
  @_disfavoredOverload public init(_ mods: [Mod]) { self = .identity }
}

extension Mod {
  /// Reports changes without the value that is changed.
  @available(*, unavailable, message: "a style changes something: 'style.changes(to: Label())'")
  public var changes: [Change] { [] }
}

infix operator |>= : AssignmentPrecedence

extension Mod {
  /// Names the call that changes a value in place.
  @available(*, unavailable, message: "write 'label = label |> .multiline', or 'Mod.multiline(&label)'")
  public static func |>= (root: inout Root, mod: Mod) {}
}
