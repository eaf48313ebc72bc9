// Correct programs never use these declarations. Their messages replace errors about generic parameters. The compiler
// skips unavailable overloads in correct programs.

extension Mod {
  @available(*, unavailable, message: "Mods are joined by '+' or '<>'; '>>>' joins functions")
  @_disfavoredOverload public static func >>> (first: Mod, second: Mod) -> Mod { first }

  @available(*, unavailable, message: "a Mod is applied by '|>'")
  @_disfavoredOverload public static func >>> (root: Root, mod: Mod) -> Root { root }

  @available(*, unavailable, message: "a Mod is applied by '|>'")
  @_disfavoredOverload public static func | (root: Root, mod: Mod) -> Root { root }
}

@available(*, unavailable, message: "'configure' returns the changed value; 'mod(&value)' changes it in place")
@_disfavoredOverload public func configure<Value>(_ value: inout Value, with mod: Mod<Value>) {}

extension Mod where Root == Never {
  /// Gives `<>` a second overload, which no value fits.
  ///
  /// With one, Swift 6.3 crashes on a value of a wrong type in `let style: Mod<Label> = \.alpha .~ 1 <> \.text .~ 2`.
  /// The solver drops this one at each operator, so that its steps stay linear.
  @available(*, unavailable, message: "there is no value of type 'Never' to change")
  @_disfavoredOverload public static func <> (first: Mod, second: Mod) -> Mod { first }
}

extension Mod {
  @available(*, unavailable, message: "a key path is set by '.~': 'Mod(\\.port .~ 80)'")
  @_disfavoredOverload public init<Value>(_ property: WritableKeyPath<Root, Value>, _ value: Value) { self = .identity }

  @available(*, unavailable, renamed: "at(_:_:)")
  public static func focus<Part>(_ keyPath: WritableKeyPath<Root, Part>, _ mods: Mod<Part>...) -> Mod { .identity }

  @available(*, unavailable, message: "write '.at(\\.audio, style)'")
  public func focus<Whole>(_ keyPath: WritableKeyPath<Whole, Root>) -> Mod<Whole> { .identity }

  @available(*, unavailable, renamed: "changes(to:)")
  public func inspect(_ root: Root) -> [Change] { [] }
}

// First guesses at how a Mod is applied. The compiler reports what to use instead.

extension Configurable {
  @available(*, unavailable, renamed: "with(_:)")
  public func applying(_ mods: Mod<Self>...) -> Self { self }

  @available(
    *, unavailable,
    message: "'label.with(.multiline)' returns a changed copy, 'Mod.multiline(&label)' changes the label"
  )
  public func apply(_ mods: Mod<Self>...) {}
}

extension Mod where Root: ~Copyable {
  @available(*, unavailable, message: "a Mod is called like a function: 'mod(&label)'")
  public func apply(to root: inout Root) {}

  @available(*, unavailable, renamed: "callAsFunction(_:)", message: "a Mod is called like a function: 'mod(&label)'")
  public func apply(_ root: inout Root) {}

  @available(*, unavailable, renamed: "init(_:)")
  public init(apply change: @escaping @Sendable (inout Root) -> Void) { self.init(change) }
}

extension Mod {
  @available(*, unavailable, message: "a style changes something: 'style.changes(to: Label())'")
  public var properties: [String] { [] }
}
