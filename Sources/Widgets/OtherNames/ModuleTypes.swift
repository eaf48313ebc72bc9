// The main types of modules that a program has not imported. The compiler reports what to use instead. A type of the
// same name in another module takes precedence.

@available(*, unavailable, message: "import Signals, or Bindings or LiveTesting, which import it")
public struct Var<Value> {
  public init(_ value: Value) {}
}

@available(*, unavailable, message: "import Signals, or Bindings or LiveTesting, which import it")
public struct Signal<Value> {}

@available(*, unavailable, message: "import Bindings, or LiveTesting, which imports it")
@propertyWrapper public struct Variable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "import LiveTesting; in a program without tests, import Live")
public struct LiveTree<State> {
  public init(_ content: Any) where State == Void {}
  public init(@WidgetBuilder content: () -> Children) where State == Void {}
}

@available(*, unavailable, message: "import Preview")
public enum Preview {
  public static func html(_ tree: Any) -> String { "" }
  public static func svg(_ tree: Any) -> String { "" }
  public static func audit(_ tree: Any) -> [String] { [] }
}

@available(*, unavailable, message: "import StyleGuide")
public struct StyleGuide {
  public init(_ title: String) {}
  public init<Sections>(_ title: String, _ sections: () -> Sections) {}
}

@available(*, unavailable, message: "import LivePreview")
public struct LiveSession {
  public init(_ tree: Any) {}
}

@available(*, unavailable, message: "import Terminal")
public struct TerminalSession {
  public init(_ tree: Any) {}
  public func run() {}
}

@available(*, unavailable, message: "import Terminal")
public enum Terminal {
  public static func run(_ content: Any) {}
}

@available(*, unavailable, message: "import Tokens")
public struct TokenFile {
  public init(_ text: String) {}
  public init(contentsOf path: Any) {}
}
