// The property wrappers and protocols that users of SwiftUI try first. The compiler reports what to use instead.

@available(*, unavailable, message: "write '@Variable var count = 0', of the module Bindings")
@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value

  public var projectedValue: Var<Value> { preconditionFailure() }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
@propertyWrapper public struct StateObject<Value> {
  public var wrappedValue: Value

  public var projectedValue: Any { wrappedValue }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
@propertyWrapper public struct ObservedObject<Value> {
  public var wrappedValue: Value

  public var projectedValue: Any { wrappedValue }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
@propertyWrapper public struct EnvironmentObject<Value> {
  public var wrappedValue: Value

  public var projectedValue: Any { wrappedValue }
  public init() { preconditionFailure() }
}

@available(*, unavailable, message: "a component takes a variable as a property: 'let isOn: Var<Bool>'")
@propertyWrapper public struct Binding<Value> {
  public var wrappedValue: Value

  public var projectedValue: Any { wrappedValue }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { wrappedValue = get() }
  public static func constant(_ value: Value) -> Binding { Binding(wrappedValue: value) }
}

@available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
@propertyWrapper public struct AppStorage<Value> {
  public var wrappedValue: Value

  public var projectedValue: Any { wrappedValue }
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
@propertyWrapper public struct SceneStorage<Value> {
  public var wrappedValue: Value

  public var projectedValue: Any { wrappedValue }
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "a program focuses by a method, '.becomeFirstResponder'; a test by 'focus()'")
@propertyWrapper public struct FocusState<Value> {
  public var wrappedValue: Value

  public var projectedValue: Any { wrappedValue }
  public init() { preconditionFailure() }
}

@available(*, unavailable, message: "write '@Variable', in a class that is '@MainActor'")
@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value

  public var projectedValue: Any { wrappedValue }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(
  *, unavailable, message: "a model is a '@MainActor' class with '@Variable var name = \"\"', or an '@Observable' one"
)
public protocol ObservableObject: AnyObject {}

@available(*, unavailable, message: "a style is a Mod: 'extension Mod<Label> { static let title: Mod = .multiline }'")
public protocol ViewModifier {}

@available(
  *, unavailable, message: "a style is a Mod: 'extension Mod<Button> { static let primary: Mod = .cornerRadius(8) }'"
)
public protocol ButtonStyle {}

@available(
  *, unavailable, message: "a program runs a tree: 'try await Terminal.run { … }', or shows it in a 'LiveSession'"
)
public protocol App {}

@available(
  *, unavailable, message: "a program runs a tree: 'try await Terminal.run { … }', or shows it in a 'LiveSession'"
)
public protocol Scene {}

@available(*, unavailable, message: "a preview is a text: 'Preview.html(card)'")
public protocol PreviewProvider {}
