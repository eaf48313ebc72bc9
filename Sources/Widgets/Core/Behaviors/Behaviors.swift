/// The behaviors of a model, in the order in which they were added. See ``Bindable``.
public struct Behaviors: Equatable, Sendable {
  /// The behaviors, in order.
  public private(set) var elements: [any Behavior] = []

  /// Creates an empty list.
  public init() {}

  /// A Boolean value that indicates whether there are no behaviors.
  @inlinable public var isEmpty: Bool { elements.isEmpty }

  /// Appends a behavior. A binding replaces an earlier binding of the same property.
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  public mutating func append(_ behavior: some Behavior) {
    elements.removeAll { behavior.kind.replaces($0.kind) && $0.subject == behavior.subject }
    elements.append(behavior)
  }

  /// Returns the behaviors of one kind, in order.
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  public func of(_ kind: BehaviorKind) -> [any Behavior] {
    elements.filter { $0.kind == kind }
  }

  /// Returns whether two lists have equal behaviors in the same order.
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  public static func == (first: Behaviors, second: Behaviors) -> Bool {
    first.elements.elementsEqual(second.elements) { $0.isEqual(to: $1) }
  }
}

extension Behaviors: CustomStringConvertible {
  /// The behaviors as source code: `[text <-- Var<String>, tapped --> Input<Void>]`.
  public var description: String {
    "[\(elements.map(\.description).joined(separator: ", "))]"
  }
}
