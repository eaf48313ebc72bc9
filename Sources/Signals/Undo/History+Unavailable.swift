// First guesses at the history of variables. The compiler reports what to use instead.

extension History {
  @available(*, unavailable, message: "a history records a variable or an adapter: 'history.track($title)'")
  @_disfavoredOverload public func track<Value>(_ value: Value) {}

  @available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
  @_disfavoredOverload public convenience init<Value>(_ value: Value, limit: Int = 0) { self.init() }

  @available(*, unavailable, renamed: "track(_:)")
  public func record<Value>(_ value: Value) {}

  @available(*, unavailable, renamed: "track(_:)")
  public func register<Value>(_ value: Value) {}
}

@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public final class UndoHistory {
  public init() {}

  public init<Value>(_ value: Value) {}

  public func undo() {}

  /// Redoes nothing.
  public func redo() {}
}

@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias UndoStack = UndoHistory

@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias UndoableVar = UndoHistory

@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias UndoManager = UndoHistory

@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias Undoable<Value> = Var<Value>

@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias Undo = UndoHistory
