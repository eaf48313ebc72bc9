// Names of CwlViews and CwlSignal, for code that comes from there. Each is deprecated in favor of the name here.

/// The name of ``PersistentAdapterState`` in CwlViews.
@available(*, deprecated, renamed: "PersistentAdapterState")
public typealias PersistentContainerAdapterState = PersistentAdapterState

/// The name of ``Input`` in CwlSignal.
@available(*, deprecated, renamed: "Input")
public typealias SignalMultiInput = Input

/// The name of ``ArrayMutation`` in CwlViews.
@available(*, deprecated, renamed: "ArrayMutation")
public typealias TableRowMutation = ArrayMutation

extension ArrayMutation {
  /// Inserts an element at the index that it has afterwards.
  @available(*, deprecated, message: "write '.insert([element], at: [index])'")
  public static func inserted(_ element: Element, at index: Int) -> Self { .insert([element], at: [index]) }

  /// Deletes the element at an index.
  @available(*, deprecated, message: "write '.delete(at: [index])'")
  public static func deleted(at index: Int) -> Self { .delete(at: [index]) }

  /// Replaces the content of the element at an index.
  @available(*, deprecated, message: "write '.update([element], at: [index])'")
  public static func updated(_ element: Element, at index: Int) -> Self { .update([element], at: [index]) }
}

extension Adapter {
  /// Creates an adapter with an initial state.
  @available(*, deprecated, renamed: "init(_:)")
  public init(adapterState: State) { self.init(adapterState) }
}

extension SignalConvertible {
  /// Subscribes to the values.
  @available(*, deprecated, renamed: "subscribe(_:)")
  public func subscribeValues(_ onValue: @escaping (Value) -> Void) -> Lifetime { subscribe(onValue) }
}
