// The property wrappers and protocols that users of SwiftUI try first. The compiler names what serves instead.

/// Names the property of a model.
@available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
@propertyWrapper public struct StateObject<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Any { wrappedValue }

  /// Creates a wrapper of a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Names the property of a model.
@available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
@propertyWrapper public struct ObservedObject<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Any { wrappedValue }

  /// Creates a wrapper of a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Names the property of a model.
@available(*, unavailable, message: "a component takes a model as a property: 'let model: Model'")
@propertyWrapper public struct EnvironmentObject<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Any { wrappedValue }

  /// Creates nothing.
  public init() { preconditionFailure() }
}

/// Names the property of a variable.
@available(*, unavailable, message: "a component takes a variable as a property: 'let isOn: Var<Bool>'")
@propertyWrapper public struct Binding<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Any { wrappedValue }

  /// Creates a wrapper of a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates nothing.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { wrappedValue = get() }

  /// Returns nothing.
  public static func constant(_ value: Value) -> Binding { Binding(wrappedValue: value) }
}

/// Names the property of a stored value.
@available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
@propertyWrapper public struct AppStorage<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Any { wrappedValue }

  /// Creates a wrapper of a value.
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

/// Names the property of a stored value.
@available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
@propertyWrapper public struct SceneStorage<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Any { wrappedValue }

  /// Creates a wrapper of a value.
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

/// Names the property of the focus.
@available(*, unavailable, message: "a program focuses by a method, '.becomeFirstResponder'; a test by 'focus()'")
@propertyWrapper public struct FocusState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Any { wrappedValue }

  /// Creates nothing.
  public init() { preconditionFailure() }
}

/// Names the property of a model.
@available(*, unavailable, message: "write '@Variable', in a class that is '@MainActor'")
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Any { wrappedValue }

  /// Creates a wrapper of a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Names the protocol of models.
@available(
  *, unavailable, message: "a model is a '@MainActor' class with '@Variable var name = \"\"', or an '@Observable' one"
)
public protocol ObservableObject: AnyObject {}

/// Names the protocol of styles.
@available(*, unavailable, message: "a style is a Mod: 'extension Mod<Label> { static let title: Mod = .multiline }'")
public protocol ViewModifier {}

/// Names the protocol of styles.
@available(
  *, unavailable, message: "a style is a Mod: 'extension Mod<Button> { static let primary: Mod = .cornerRadius(8) }'"
)
public protocol ButtonStyle {}

/// Names the protocol of programs.
@available(
  *, unavailable, message: "a program runs a tree: 'try await Terminal.run { … }', or shows it in a 'LiveSession'"
)
public protocol App {}

/// Names the protocol of programs.
@available(
  *, unavailable, message: "a program runs a tree: 'try await Terminal.run { … }', or shows it in a 'LiveSession'"
)
public protocol Scene {}

/// Names the protocol of previews.
@available(*, unavailable, message: "a preview is a text: 'Preview.html(card)'")
public protocol PreviewProvider {}
