/// A property that can be observed and bound: `@Variable var name = ""`.
///
/// The property reads and writes as any other; with a dollar sign it is a `Var`, which signals, bindings and inputs take.
///
/// ```swift
/// @MainActor
/// final class LoginModel {
///   @Variable var name = ""
///   @Variable private(set) var isBusy = false
/// }
///
/// TextField(.text <--> model.$name)
/// ActivityIndicatorView(.isAnimating <-- model.$isBusy)
/// ```
///
/// Copies of a struct with a variable share it.
@MainActor
@propertyWrapper
public struct Variable<Value> {
  /// The variable itself, to subscribe and to bind to.
  public let projectedValue: Var<Value>

  /// Makes a variable that starts with a value.
  public init(wrappedValue: Value) {
    projectedValue = Var(wrappedValue)
  }

  /// The present value; setting it tells subscribers.
  public var wrappedValue: Value {
    get { projectedValue.state.value }
    nonmutating set { projectedValue.set(newValue) }
  }
}
