// First guesses at changes in place. The compiler reports what to use instead.

extension Var {
  @available(*, unavailable, message: "a variable is changed by its value: 'count.value += 1'")
  public func update<Result>(_ change: (inout Value) -> Result) {}

  @available(*, unavailable, message: "a variable is changed by its value: 'count.value += 1'")
  public func set<Result>(_ change: (inout Value) -> Result) {}

  @available(*, unavailable, message: "a variable is changed by its value: 'count.value += 1'")
  @_disfavoredOverload public static func += (variable: Var, value: Value) {}
}

extension Var where Value == Bool {
  @available(*, unavailable, message: "a variable is changed by its value: 'isOn.value.toggle()'")
  public func toggle() {}
}

extension Var where Value: RangeReplaceableCollection {
  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.append(item)'")
  public func append(_ element: Value.Element) {}

  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.insert(item, at: 0)'")
  public func insert(_ element: Value.Element, at index: Value.Index) {}

  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.remove(at: 0)'")
  public func remove(at index: Value.Index) {}

  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.removeAll()'")
  public func removeAll() {}
}

extension Adapter {
  @available(*, unavailable, renamed: "push(_:)")
  public func append<Element>(_ element: Element) where State == StackState<Element> {}
}

// Names that other libraries have for the value.
extension Var {
  @available(*, unavailable, message: "a variable is set by 'name.set(…)' or 'name.value = …'")
  public func accept(_ value: Value) {}

  @available(*, unavailable, message: "a variable is set by 'name.set(…)' or 'name.value = …'")
  public func onNext(_ value: Value) {}

  @available(*, unavailable, renamed: "value")
  public func get() -> Value { value }

  @available(*, unavailable, renamed: "value")
  public var wrappedValue: Value { value }

  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.append(item)'")
  public func mutate<Result>(_ change: (inout Value) -> Result) {}

  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.append(item)'")
  public func modify<Result>(_ change: (inout Value) -> Result) {}

  @available(*, unavailable, message: "a variable is changed by its value: 'items.value.append(item)'")
  public func withValue<Result>(_ change: (inout Value) -> Result) {}

  @available(*, unavailable, renamed: "at(_:)")
  public func focus<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> VarPart<Part> { at(keyPath) }

  @available(*, unavailable, renamed: "at(_:)")
  public func lens<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> VarPart<Part> { at(keyPath) }

  @available(*, unavailable, renamed: "at(_:)")
  public subscript<Part>(keyPath: WritableKeyPath<Value, Part>) -> VarPart<Part> { at(keyPath) }
}

@available(*, unavailable, message: "an 'Adapter' has a state that messages change; a value alone is a 'Var'")
public final class Store<State, Action> {
  public init(initialState: State, reducer: (inout State, Action) -> Void) {}

  public init(initial state: State, reducer: (inout State, Action) -> Void) {}

  public init(_ state: State, reducer: (inout State, Action) -> Void) {}

  public init(_ state: State) where Action == Never {}
}

extension Var {
  @available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
  public init<Place>(_ value: Value, storedIn place: Place, key: String) { self.init(value) }

  @available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
  public init(_ value: Value, key: String) { self.init(value) }

  @available(*, unavailable, message: "write 'history.track(name)'")
  public func undoable<Place>(in history: Place) -> Var { self }

  @available(*, unavailable, message: "convert each way: '.text <-- age.map { … }, .textChanged --> { age.value = … }'")
  public func bimap<Other>(to: (Value) -> Other, from: (Other) -> Value) -> Var<Other> { Var<Other>(to(value)) }
}

extension Var {
  @available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
  public static func stored<Place>(_ key: String, default value: Value, in place: Place) -> Var { Var(value) }

  @available(*, unavailable, message: "convert each way: '.text <-- age.map { … }, .textChanged --> { age.value = … }'")
  public func map<Other>(get: (Value) -> Other, set: (Other) -> Value) -> Var<Other> { Var<Other>(get(value)) }
}

extension Var {
  @available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
  public init<Place>(_ value: Value, key: String, store: Place) { self.init(value) }

  @available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
  public init<Place>(_ value: Value, stored place: Place, key: String) { self.init(value) }
}

extension Var {
  @available(*, unavailable, message: "write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'")
  public init<Place>(_ value: Value, undoManager: Place) { self.init(value) }

  @available(*, unavailable, message: "convert each way: '.text <-- age.map { … }, .textChanged --> { age.value = … }'")
  public func binding<Other>(get: (Value) -> Other, set: (Other) -> Value) -> Var<Other> { Var<Other>(get(value)) }
}

extension Var {
  @available(*, unavailable, message: "convert each way: '.text <-- age.map { … }, .textChanged --> { age.value = … }'")
  public func bimap<Other>(_ to: (Value) -> Other, _ from: (Other) -> Value) -> Var<Other> { Var<Other>(to(value)) }

  @available(*, unavailable, message: "a part has a key path: 'user.at(\\.name)'; give a type a computed property")
  public func lens<Part>(get: (Value) -> Part, set: (inout Value, Part) -> Void) -> Var<Part> { Var<Part>(get(value)) }

  @available(*, unavailable, message: "a 'Var' is saved by its 'json()', and restored by 'restore(json:)'")
  public init<Place>(stored name: String, default value: Value, in place: Place) { self.init(value) }
}

@available(*, unavailable, message: "write 'Var([\"Milk\"])', and change 'items.value.append(item)'")
public final class VarArray<Element> {
  public init(_ elements: [Element]) {}
}

extension Var {
  @available(*, unavailable, message: "convert each way: '.text <-- age.map { … }, .textChanged --> { age.value = … }'")
  public func bimap<Other>(get: (Value) -> Other, set: (Other) -> Value) -> Var<Other> { Var<Other>(get(value)) }

  @available(*, unavailable, message: "a part has a key path: 'choice.at(\\.isName)'; give a type a computed property")
  public func equals(_ other: Value) -> Var<Bool> { Var<Bool>(false) }
}

extension Var where Value: Comparable {
  @available(
    *, unavailable, message: "a slider or a stepper limits its value; else write 'zoom.value = min(zoom.value, 20)'"
  )
  public func clamped(to range: ClosedRange<Value>) -> Var { self }
}

@available(*, unavailable, message: "a computed value is a signal: 'first.combineLatest(last) { \"\\($0) \\($1)\" }'")
@MainActor public func Computed<Value>(_ value: @escaping () -> Value) -> Signal<Value> { .empty }

@available(*, unavailable, message: "a property of a model is followed by 'model.observing(\\.name)'")
@MainActor public func observe<Value>(_ value: @escaping () -> Value) -> Signal<Value> { .empty }
