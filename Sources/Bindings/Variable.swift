/// A property that can be observed and bound: `@Variable var name = ""`.
///
/// The property is read and written like any other. The projected value, with a dollar sign, is a `Var`, which signals,
/// bindings and inputs accept.
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
/// A component's body and a live tree's block that read the property are updated when it changes.
///
/// In a `Component`, a variable is state: it belongs to the place where the component is shown, and lives as long as
/// the node there, through all updates of the component's other properties. Each place, and each read without a live
/// tree, starts with the value that the component is described with.
///
/// ```swift
/// struct Counter: Component {
///   let title: String
///   @Variable var count = 0
///
///   var body: Children { Button("\(title): \(count)", .tapped --> { count += 1 }) }
/// }
/// ```
///
/// To let a component inside change it, pass the `Var`: `Stepping(count: $count)`. Elsewhere, copies of a struct share
/// their variables.
@MainActor @propertyWrapper
public struct Variable<Value> {
  /// The variable, for subscriptions and bindings.
  public let projectedValue: Var<Value>

  /// Creates a variable with an initial value.
  public init(wrappedValue: Value) { projectedValue = Var(wrappedValue) }

  /// The current value. Setting it notifies subscribers.
  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.set(newValue) }
  }
}

extension Variable: Equatable {
  /// Returns `true`, because the value belongs to the place of a component, and does not distinguish descriptions.
  nonisolated public static func == (first: Variable, second: Variable) -> Bool { true }
}

extension Variable: StateProperty {
  package func fresh(in place: inout EnvironmentPlace?) -> Variable { Variable(wrappedValue: wrappedValue) }
}
