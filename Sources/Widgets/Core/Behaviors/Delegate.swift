import Mod

/// The behavior that `.shouldReturn -- { field in … }` adds: a closure that answers a question of a model.
internal struct Delegate<Function: Sendable>: Behavior {
  internal let name: String
  internal let function: Function

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return name == other.name && haveSameBytes(function, other.function)
  }

  internal var description: String { "\(name) -- \(Function.self)" }
}

extension Property where Root: Bindable, Value: Sendable {
  /// Creates a delegate property: a closure that answers a question of the root.
  ///
  /// ```swift
  /// extension PropertyNames where Root == Gauge {
  ///   static var shouldAlarm: Property<Root, @MainActor @Sendable (Gauge, Double) -> Bool> {
  ///     Property(delegate: { gauge, level in level > 100 })
  ///   }
  /// }
  ///
  /// let gauge = Gauge(.shouldAlarm -- { _, level in level > 90 })
  /// gauge.delegate(.shouldAlarm)(gauge, 95)  // true
  /// ```
  ///
  /// Setting the closure adds it to the root's `behaviors`, where it replaces an earlier one. Two roots are equal only
  /// if they have identical closures.
  ///
  /// - Parameters:
  ///   - name: The name of the delegate. By default, that of the surrounding declaration.
  ///   - answer: The closure that answers as long as no other is set.
  public init(_ name: String = #function, delegate answer: Value) {
    self.init(name) { root, change in
      let present = root.behaviors.delegates.first { $0.name == name } as? Delegate<Value>
      var function = present?.function ?? answer
      change(&function)
      root.behaviors.lists.delegate(to: Delegate(name: name, function: function))
    }
  }
}

extension Bindable {
  /// Returns the closure of a delegate, to call it: `field.delegate(.shouldReturn)(field)`.
  public func delegate<Function>(_ property: Property<Self, Function>) -> Function {
    property.value(in: self)
  }
}
