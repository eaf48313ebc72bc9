// First guesses at the history of variables. The compiler names the methods that record and undo.

extension History {
  /// Reports a value, whose changes nobody sees.
  @available(*, unavailable, message: "a history records a variable or an adapter: 'history.track($title)'")
  @_disfavoredOverload public func track<Value>(_ value: Value) {}

  /// Reports a value, which a history does not have.
  @available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
  @_disfavoredOverload public convenience init<Value>(_ value: Value, limit: Int = 0) { self.init() }

  /// Names the method that records a variable.
  @available(*, unavailable, renamed: "track(_:)")
  public func record<Value>(_ value: Value) {}

  /// Names the method that records a variable.
  @available(*, unavailable, renamed: "track(_:)")
  public func register<Value>(_ value: Value) {}
}

/// Names the history of variables.
@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public final class UndoHistory {
  /// Creates nothing.
  public init() {}

  /// Creates nothing.
  public init<Value>(_ value: Value) {}

  /// Undoes nothing.
  public func undo() {}

  /// Redoes nothing.
  public func redo() {}
}

/// Names the history of variables.
@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias UndoStack = UndoHistory

/// Names the history of variables.
@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias UndoableVar = UndoHistory

/// Names the history of variables.
@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias UndoManager = UndoHistory

/// Names the history of variables.
@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias Undoable<Value> = Var<Value>

/// Names the history of variables.
@available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
public typealias Undo = UndoHistory
