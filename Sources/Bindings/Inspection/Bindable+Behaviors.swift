extension Bindable {
  /// The bindings, in their order: each has a name, a kind and a source, and prints as it is written.
  ///
  /// ```swift
  /// print(Label(.text <-- name, .alpha -- 0.5).bindings)  // [text <-- Var<String>]
  /// ```
  public var bindings: [any Behavior] { behaviors.elements.filter(\.kind.isBinding) }

  /// The handlers of events, in their order: each has a name and a target, and prints as it is written.
  public var handlers: [any Behavior] { behaviors.of(.handler) }
}
