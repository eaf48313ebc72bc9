// The changes in place that are tried first. The compiler names the property that makes them.

extension Var {
  /// Reports a closure, as changes in place have elsewhere.
  @available(*, unavailable, message: "a variable is changed by its value: 'count.value += 1'")
  public func update<Result>(_ change: (inout Value) -> Result) {}

  /// Reports a closure, as changes in place have elsewhere.
  @available(*, unavailable, message: "a variable is changed by its value: 'count.value += 1'")
  public func set<Result>(_ change: (inout Value) -> Result) {}

  /// Reports an operator of values.
  @available(*, unavailable, message: "a variable is changed by its value: 'count.value += 1'")
  @_disfavoredOverload public static func += (variable: Var, value: Value) {}
}

extension Var where Value == Bool {
  /// Reports a change of the variable instead of its value.
  @available(*, unavailable, message: "a variable is changed by its value: 'isOn.value.toggle()'")
  public func toggle() {}
}

extension Var where Value: RangeReplaceableCollection {
  /// Reports a change of the variable instead of its value.
  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.append(item)'")
  public func append(_ element: Value.Element) {}

  /// Reports a change of the variable instead of its value.
  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.insert(item, at: 0)'")
  public func insert(_ element: Value.Element, at index: Value.Index) {}

  /// Reports a change of the variable instead of its value.
  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.remove(at: 0)'")
  public func remove(at index: Value.Index) {}

  /// Reports a change of the variable instead of its value.
  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.removeAll()'")
  public func removeAll() {}
}

extension Adapter {
  /// Reports the name that arrays have for `push`.
  @available(*, unavailable, renamed: "push(_:)")
  public func append<Element>(_ element: Element) where State == StackState<Element> {}
}

extension History {
  /// Reports a value, whose changes nobody sees.
  @available(*, unavailable, message: "a history records a variable or an adapter: 'history.track($title)'")
  @_disfavoredOverload public func track<Value>(_ value: Value) {}
}
