/// The behaviors of a model, by their roles, and for each role in the order in which they were added.
///
/// See ``Bindable``.
public struct Behaviors: Equatable, Sendable {
  // Most models have no behaviors. The lists of the others share one reference.
  @usableFromInline internal var box: Boxed<BehaviorLists>?

  /// Creates an empty list.
  public init() {}

  /// A Boolean value that indicates whether there are no behaviors.
  @inlinable public var isEmpty: Bool { box == nil }

  /// The lists of the behaviors, one for each role. Reading a single role copies less than reading all of them.
  package var lists: BehaviorLists {
    get { box?.value ?? BehaviorLists() }
    _modify {
      var box = self.box ?? Boxed(BehaviorLists())
      self.box = nil
      defer { self.box = box.value.isEmpty ? nil : box }
      yield &box.value
    }
  }

  /// The bindings. See ``BehaviorLists/bindings``.
  package var bindings: [any ActiveBehavior] { box?.storage.value.bindings ?? [] }

  /// The handlers. See ``BehaviorLists/handlers``.
  package var handlers: [any ActiveBehavior] { box?.storage.value.handlers ?? [] }

  /// A Boolean value that indicates whether a handler waits for an appearance.
  package var haveAppearanceHandlers: Bool { box?.storage.value.haveAppearanceHandlers == true }

  /// The delegates. See ``BehaviorLists/delegates``.
  package var delegates: [any Behavior] { box?.storage.value.delegates ?? [] }

  /// The preparations. See ``BehaviorLists/preparations``.
  package var preparations: [any ActiveBehavior] { box?.storage.value.preparations ?? [] }

  /// The finalizations and lifetimes. See ``BehaviorLists/conclusions``.
  package var conclusions: [any ActiveBehavior] { box?.storage.value.conclusions ?? [] }

  /// A Boolean value that indicates whether there are finalizations or lifetimes.
  package var haveConclusions: Bool { box?.storage.value.haveConclusions == true }

  /// The owner of subscriptions. See ``BehaviorLists/lifetimes``.
  package var lifetimes: (any ActiveBehavior)? { box?.storage.value.lifetimes }

  /// The node of a live tree that the model comes from. See ``Origin``.
  package var origin: Origin? {
    get { box?.storage.value.origin }
    set { lists.origin = newValue }
  }

  /// The behaviors: bindings, handlers, delegates and others.
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  public var elements: [any Behavior] { lists.all }
}

extension Behaviors: CustomStringConvertible {
  /// The behaviors as source code: `[text <-- Var<String>, tapped --> Input<Void>]`.
  public var description: String { "[\(elements.map(\.description).joined(separator: ", "))]" }
}
