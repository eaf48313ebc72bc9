extension SignalConvertible {
  /// Calls `onChange` with each value that differs from the one before, but not with the current value.
  ///
  /// ```swift
  /// let lifetime = model.$title.onChange { print("renamed to \($0)") }
  /// ```
  ///
  /// - Returns: The lifetime of the subscription. Retain it: when it is released, the subscription is cancelled.
  @inlinable public func onChange<Element: Equatable>(
    _ onChange: @escaping (Element) -> Void
  ) -> Lifetime where Value == Element {
    removeDuplicates().drop(1).subscribe(onChange)
  }
}
