import Observation

/// A property of an `@Observable` model, to be bound in either direction. See `observing(_:)`.
@MainActor
public struct ObservedProperty<Value>: SignalConvertible, InputConvertible {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  /// The model, which `read` keeps alive.
  private let model: ObjectIdentifier

  // Key paths are immutable.
  nonisolated(unsafe) private let keyPath: AnyKeyPath

  internal init<Model: AnyObject>(_ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>) {
    read = { model[keyPath: keyPath] }
    write = { model[keyPath: keyPath] = $0 }
    self.model = ObjectIdentifier(model)
    self.keyPath = keyPath
  }

  /// The value of the property now, and after each change: see `Signal.observing(_:)`.
  public var signal: Signal<Value> { Signal.observing { [read] in read() } }

  /// The input that sets the property.
  public var input: Input<Value> { Input { [write] in write($0) } }

  /// Whether both are the same property of one model.
  nonisolated public func isSame(as other: ObservedProperty) -> Bool {
    model == other.model && keyPath == other.keyPath
  }
}

extension Observable where Self: AnyObject {
  /// Returns a property of the model that can be bound both ways, as an adapter can.
  ///
  /// ```swift
  /// @Observable
  /// @MainActor
  /// final class Settings {
  ///   var name = ""
  ///   var isPublic = true
  /// }
  ///
  /// let settings = Settings()
  /// let field = TextField(.text <--> settings.observing(\.name))
  /// let toggle = Switch(.isOn(bothWays: settings.observing(\.isPublic)))
  /// ```
  ///
  /// Changes of the model are delivered as those that `Signal.observing(_:)` reads. What users change is set at once.
  @MainActor
  public func observing<Value>(_ keyPath: ReferenceWritableKeyPath<Self, Value>) -> ObservedProperty<Value> {
    ObservedProperty(self, keyPath)
  }
}
