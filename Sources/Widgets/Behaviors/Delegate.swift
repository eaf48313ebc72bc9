import Mod

/// A closure that answers a question of a model: what `.shouldReturn -- { field in … }` notes.
internal struct Delegate<Function: Sendable>: Behavior {
  internal let name: String
  internal let function: Function

  internal var kind: BehaviorKind { .delegate }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    return name == other.name && Self.areSame(function, other.function)
  }

  internal var description: String { "\(name) -- \(Function.self)" }
}

extension Delegate {
  /// Whether both are the same closure: the same code with the same captured variables.
  private static func areSame(_ first: Function, _ second: Function) -> Bool {
    withUnsafeBytes(of: first) { first in withUnsafeBytes(of: second) { second in first.elementsEqual(second) } }
  }
}

extension Property where Root: Bindable, Value: Sendable {
  /// Names a delegate: a closure that answers a question of the root.
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
  /// A closure that is set is noted in the root's `behaviors`, and takes the place of an earlier one. Two roots are equal if they
  /// have the very same closures.
  ///
  /// - Parameters:
  ///   - name: What the delegate is called; by default, what the declaration around the call is.
  ///   - answer: What answers as long as no other closure is set.
  public init(_ name: String = #function, delegate answer: Value) {
    self.init(name) { root, change in
      let present = root.behaviors.of(.delegate).first { $0.name == name } as? Delegate<Value>
      var function = present?.function ?? answer
      change(&function)
      root.behaviors.append(Delegate(name: name, function: function))
    }
  }
}

extension Bindable {
  /// The closure that answers a question, to be called: `field.delegate(.shouldReturn)(field)`.
  public func delegate<Function>(_ property: Property<Self, Function>) -> Function {
    property.value(in: self)
  }
}
