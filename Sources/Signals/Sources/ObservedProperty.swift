import Observation

/// A property of an `@Observable` model that can be bound in both directions. See `observing(_:)`.
@MainActor public struct ObservedProperty<Value>: SignalConvertible, InputConvertible {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  /// The identity of the property of the model, which `read` retains.
  private let identity: PropertyIdentity

  internal init<Model: AnyObject>(_ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>) {
    read = { model[keyPath: keyPath] }
    write = { model[keyPath: keyPath] = $0 }
    identity = PropertyIdentity(model, keyPath)
  }

  /// A signal of the current value and each change of it. See `Signal.observing(_:)`.
  public var signal: Signal<Value> { Signal.observing { [read] in read() } }

  /// The input that sets the property.
  public var input: Input<Value> { Input { [write] in write($0) } }

  /// Returns whether two values are the same property of one model.
  nonisolated public func isSame(as other: ObservedProperty) -> Bool { identity == other.identity }
}

extension Observable where Self: AnyObject {
  /// Returns a property of the model that can be bound in both directions.
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
  /// let toggle = Switch(.isOn(bindBothWays: settings.observing(\.isPublic)))
  /// ```
  ///
  /// Changes of the model are delivered as `Signal.observing(_:)` describes. Changes by users are set at once.
  @MainActor public func observing<Value>(_ keyPath: ReferenceWritableKeyPath<Self, Value>) -> ObservedProperty<Value> {
    ObservedProperty(self, keyPath)
  }

  // To a misspelled key path the compiler adds that it is not writable, and often prints that first. With an overload
  // for read-only ones, it reports the missing member alone.

  @available(*, unavailable, message: "the property is read-only")
  @_disfavoredOverload
  @MainActor public func observing<Value>(_ keyPath: KeyPath<Self, Value>) -> ObservedProperty<Value> {
    preconditionFailure("The method is unavailable.")
  }
}

/// The identity of a property of an object, which can be compared on any thread.
// A key path never changes.
internal struct PropertyIdentity: Equatable, @unchecked Sendable {
  private let object: ObjectIdentifier
  private let keyPath: AnyKeyPath

  internal init(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    self.object = ObjectIdentifier(object)
    self.keyPath = keyPath
  }
}
