import Signals
import Widgets

/// Names the property wrapper for the state of components, for users of SwiftUI.
///
/// A type of its own, not a name of `Variable`, is not isolated to the main actor, so that a structure with it that is
/// no component reports this alone.
@available(*, unavailable, renamed: "Variable")
@propertyWrapper public struct State<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Nothing.
  public var projectedValue: Var<Value> { preconditionFailure() }

  /// Creates a wrapper of a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
