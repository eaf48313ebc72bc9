// Correct programs never use these declarations. Their messages replace errors about generic parameters. The compiler
// skips unavailable overloads in correct programs.

extension Property {
  @available(*, unavailable, message: "the property is of another type than 'String'")
  @_disfavoredOverload public static func -- (property: Property, value: String) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "the property is of another type than 'Int'")
  @_disfavoredOverload public static func -- (property: Property, value: Int) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "the property is of another type than 'Double'")
  @_disfavoredOverload public static func -- (property: Property, value: Double) -> Mod<Root> { .identity }

  @available(*, unavailable, message: "the property is of another type than 'Bool'")
  @_disfavoredOverload public static func -- (property: Property, value: Bool) -> Mod<Root> { .identity }
}

extension Property {
  @available(*, unavailable, message: "'update' takes a closure or Mods; a value is set by '--'")
  @_disfavoredOverload public func update(_ value: Value) -> Mod<Root> { .identity }
}

extension Mod {
  @available(*, unavailable, message: "the condition is a 'Bool', or the key path of one")
  @_disfavoredOverload
  public static func when<Other>(_ condition: Other, _ mods: Mod..., else others: Mod...) -> Mod { .identity }

  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '+': put the value in parentheses")
  @_disfavoredOverload public static func + (mod: Mod, text: String) -> Mod { mod }

  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '+': put the value in parentheses")
  @_disfavoredOverload public static func + (mod: Mod, number: Double) -> Mod { mod }

  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '??': put the value in parentheses")
  @_disfavoredOverload public static func ?? <Value>(mod: Mod, value: Value) -> Mod { mod }

  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '&&': put the value in parentheses")
  @_disfavoredOverload public static func && <Value>(mod: Mod, value: Value) -> Mod { mod }

  @available(*, unavailable, message: "'--' and '<--' bind more tightly than '||': put the value in parentheses")
  @_disfavoredOverload public static func || <Value>(mod: Mod, value: Value) -> Mod { mod }

  @available(*, unavailable, message: "Mods are joined by '<>', or listed with commas")
  @_disfavoredOverload public static func && (mod: Mod, other: Mod) -> Mod { mod }

  @available(*, unavailable, message: "the property is read-only")
  @_disfavoredOverload
  public static func set<Value>(_ keyPath: KeyPath<Root, Value>, _ value: Value) -> Mod { .identity }

  @available(*, unavailable, message: "the property is read-only")
  @_disfavoredOverload
  public static func at<Part>(_ keyPath: KeyPath<Root, Part>, _ mods: Mod<Part>...) -> Mod { .identity }
}

extension Mod where Root: ~Copyable {
  @available(*, unavailable, renamed: "init(list:)")
  @_disfavoredOverload public init(_ mods: [Mod]) { self = .identity }
}

extension Mod {
  @available(*, unavailable, message: "a style changes something: 'style.changes(to: Label())'")
  public var changes: [Change] { [] }
}

infix operator |>= : AssignmentPrecedence

extension Mod {
  @available(*, unavailable, message: "write 'label = label |> .multiline', or 'Mod.multiline(&label)'")
  public static func |>= (root: inout Root, mod: Mod) {}
}
