extension SignalConvertible where Value: Equatable {
  /// Calls `onChange` with each value that differs from the one before, but not with the current value.
  ///
  /// ```swift
  /// let lifetime = model.$title.onChange { print("renamed to \($0)") }
  /// ```
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func onChange(_ onChange: @escaping (Value) -> Void) -> Lifetime {
    removeDuplicates().drop(1).subscribe(onChange)
  }
}
