extension SignalConvertible where Value: Equatable {
  /// Calls `onChange` with each value that differs from the one before, but not with the present one.
  ///
  /// ```swift
  /// let lifetime = model.$title.onChange { print("renamed to \($0)") }
  /// ```
  ///
  /// - Returns: How long that goes on. Keep it: when it is released, the subscription is cancelled.
  @inlinable
  public func onChange(_ onChange: @escaping (Value) -> Void) -> Lifetime {
    removeDuplicates().drop(1).subscribe(onChange)
  }
}
