/// What a model does over time, in the order in which it was said. See ``Bindable``.
public struct Behaviors: Equatable, Sendable {
  /// The behaviors, in their order.
  public private(set) var elements: [any Behavior] = []

  /// Makes an empty list.
  public init() {}

  /// Whether there are none.
  @inlinable public var isEmpty: Bool { elements.isEmpty }

  /// Adds a behavior at the end. Of bindings of one property the later one wins: it takes the place of the earlier.
  public mutating func append(_ behavior: some Behavior) {
    elements.removeAll { behavior.kind.replaces($0.kind) && $0.subject == behavior.subject }
    elements.append(behavior)
  }

  /// The behaviors of one kind, in their order.
  public func of(_ kind: BehaviorKind) -> [any Behavior] {
    elements.filter { $0.kind == kind }
  }

  /// Whether both are about the same properties, events and delegates with the same sources and targets, in one order.
  public static func == (first: Behaviors, second: Behaviors) -> Bool {
    first.elements.elementsEqual(second.elements) { $0.isEqual(to: $1) }
  }
}

extension Behaviors: CustomStringConvertible {
  /// The behaviors as they are written: `[text <-- Var<String>, tapped --> Input<Void>]`.
  public var description: String {
    "[\(elements.map(\.description).joined(separator: ", "))]"
  }
}
