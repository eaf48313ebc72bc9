extension Bindable {
  /// The bindings, in order. The description of each is its source code.
  ///
  /// ```swift
  /// print(Label(.text <-- name, .alpha -- 0.5).bindings)  // [text <-- Var<String>]
  /// ```
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  public var bindings: [any Behavior] { behaviors.bindings.map { $0 } }

  /// The handlers of events, in order. The description of each is its source code.
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  public var handlers: [any Behavior] { behaviors.handlers.map { $0 } }
}

/// Returns the name of a type as users write it, such as `Var<String>`.
internal func typeName(_ type: Any.Type) -> String {
  let name = (type as? any NamedAdapter.Type)?.adapterName ?? "\(type)"
  return name.replacing("<()>", with: "<Void>")
}
