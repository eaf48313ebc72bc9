// The names that are tried first for applying a Mod. The compiler names the right ones.

extension Configurable {
  /// Names the function that returns a changed copy.
  @available(*, unavailable, renamed: "with(_:)")
  public func applying(_ mods: Mod<Self>...) -> Self { self }

  /// Names the call that changes a value in place.
  @available(
    *, unavailable,
    message: "'label.with(.multiline)' returns a changed copy, 'Mod.multiline(&label)' changes the label"
  )
  public func apply(_ mods: Mod<Self>...) {}
}

extension Mod where Root: ~Copyable {
  /// Names the call that changes a value in place.
  @available(*, unavailable, message: "a Mod is called like a function: 'mod(&label)'")
  public func apply(to root: inout Root) {}

  /// Names the call that changes a value in place.
  @available(*, unavailable, renamed: "callAsFunction(_:)", message: "a Mod is called like a function: 'mod(&label)'")
  public func apply(_ root: inout Root) {}

  /// Names the initializer.
  @available(*, unavailable, renamed: "init(_:)")
  public init(apply change: @escaping @Sendable (inout Root) -> Void) { self.init(change) }
}

extension Mod {
  /// Names the comparison of before and after.
  @available(*, unavailable, message: "a style changes something: 'style.changes(to: Label())'")
  public var properties: [String] { [] }
}
