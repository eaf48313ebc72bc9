// The types that programs begin with, of modules that they have not imported yet. The compiler names the modules. Where
// a module is imported, the compiler takes its type, because these are not available.

/// Reports that `Signals` is not imported.
@available(*, unavailable, message: "import Signals, or Bindings or LiveTesting, which import it")
public struct Var<Value> {
  /// Creates nothing.
  public init(_ value: Value) {}
}

/// Reports that `Signals` is not imported.
@available(*, unavailable, message: "import Signals, or Bindings or LiveTesting, which import it")
public struct Signal<Value> {}

/// Reports that `Bindings` is not imported.
@available(*, unavailable, message: "import Bindings, or LiveTesting, which imports it")
@propertyWrapper public struct Variable<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a wrapper of a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Reports that `Live` is not imported.
@available(*, unavailable, message: "import LiveTesting; in a program without tests, import Live")
public struct LiveTree<State> {
  /// Creates nothing.
  public init(_ content: Any) where State == Void {}

  /// Creates nothing.
  public init(@WidgetBuilder content: () -> Children) where State == Void {}
}

/// Reports that `Preview` is not imported.
@available(*, unavailable, message: "import Preview")
public enum Preview {
  /// Returns nothing.
  public static func html(_ tree: Any) -> String { "" }

  /// Returns nothing.
  public static func svg(_ tree: Any) -> String { "" }

  /// Returns nothing.
  public static func audit(_ tree: Any) -> [String] { [] }
}

/// Reports that `LivePreview` is not imported.
@available(*, unavailable, message: "import LivePreview")
public struct LiveSession {
  /// Creates nothing.
  public init(_ tree: Any) {}
}

/// Reports that `Terminal` is not imported.
@available(*, unavailable, message: "import Terminal")
public struct TerminalSession {
  /// Creates nothing.
  public init(_ tree: Any) {}

  /// Runs nothing.
  public func run() {}
}

/// Reports that `Terminal` is not imported.
@available(*, unavailable, message: "import Terminal")
public enum Terminal {
  /// Runs nothing.
  public static func run(_ content: Any) {}
}

/// Reports that `Tokens` is not imported.
@available(*, unavailable, message: "import Tokens")
public struct TokenFile {
  /// Creates nothing.
  public init(_ text: String) {}

  /// Creates nothing.
  public init(contentsOf path: Any) {}
}
