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
/// A component's body and a live tree's block that read the property follow it.
///
/// In a `Component`, a variable is state: it belongs to the place where the component is shown, and lives as long as the node
/// there, through all updates of the component's other properties. Each place, and each reading without a live tree, starts with the
/// value that the component is described with.
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
/// To let a component inside change it, pass the `Var`: `Stepping(count: $count)`. Elsewhere, copies of a struct with a variable
/// share it.
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

extension Variable: Equatable {
  /// Returns `true`: the value belongs to the place where a component is shown, and does not tell two descriptions apart.
  nonisolated public static func == (first: Variable, second: Variable) -> Bool { true }
}

extension Variable: StateProperty {
  package func fresh() -> Variable { Variable(wrappedValue: wrappedValue) }
}
