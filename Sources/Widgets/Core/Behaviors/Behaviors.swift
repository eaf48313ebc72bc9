import Mod

/// The behaviors of a model, by their roles, and for each role in the order in which they were added.
///
/// See ``Bindable``.
public struct Behaviors: Sendable {
  // Most models have no behaviors, and most others one binding or one handler, which needs no lists.
  @usableFromInline internal enum Stored: Sendable {
    case none
    case binding(any ActiveBehavior)
    case handler(any AnsweringBehavior)
    case lists(Boxed<BehaviorLists>)
  }

  @usableFromInline internal private(set) var stored = Stored.none

  /// Creates an empty list.
  public init() {}

  /// A Boolean value that indicates whether there are no behaviors.
  @inlinable public var isEmpty: Bool { if case .none = stored { true } else { false } }

  /// The lists, unless there is nothing but a binding or a handler.
  internal var box: Boxed<BehaviorLists>? { if case .lists(let box) = stored { box } else { nil } }

  /// The lists of the behaviors, one for each role. Reading a single role copies less than reading all of them.
  package var lists: BehaviorLists {
    get {
      var lists = BehaviorLists()
      switch stored {
      case .none: break
      case .binding(let binding): lists.bindings = [binding]
      case .handler(let handler): lists.handlers = [handler]
      case .lists(let box): lists = box.value
      }
      return lists
    }
    _modify {
      var box = self.box ?? Boxed(lists)
      stored = .none
      defer { stored = Stored(box) }
      yield &box.value
    }
  }

  /// Adds a binding. It replaces an earlier one of the same property.
  package mutating func bind(_ binding: some ActiveBehavior) {
    if isEmpty { stored = .binding(binding) } else { lists.bind(binding) }
  }

  /// Adds a handler of an occurrence.
  package mutating func handle(_ trigger: Trigger, by handler: some AnsweringBehavior) {
    if isEmpty, !trigger.isAppearance { stored = .handler(handler) } else { lists.handle(trigger, by: handler) }
  }

  /// The bindings. See ``BehaviorLists/bindings``.
  package var bindings: [any ActiveBehavior] {
    if case .binding(let binding) = stored { [binding] } else { box?.storage.value.bindings ?? [] }
  }

  /// The binding, if there are no other behaviors. Reading it makes no list.
  package var onlyBinding: (any ActiveBehavior)? { if case .binding(let binding) = stored { binding } else { nil } }

  /// The handlers. See ``BehaviorLists/handlers``.
  package var handlers: [any AnsweringBehavior] {
    if case .handler(let handler) = stored { [handler] } else { box?.storage.value.handlers ?? [] }
  }

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

  /// The content of the model, if it is shown by a preview. See ``PreviewedContent``.
  internal var previewedContent: PreviewedContent? {
    get { box?.storage.value.previewedContent }
    set { lists.previewedContent = newValue }
  }

  /// The behaviors: bindings, handlers, delegates and others.
  ///
  /// - Complexity: O(*n*) for *n* behaviors.
  public var elements: [any Behavior] { lists.all }
}

extension Behaviors.Stored {
  /// Stores lists, or only their content if that is a single binding or handler.
  fileprivate init(_ box: Boxed<BehaviorLists>) {
    let lists = box.storage
    if lists.value.haveOthers || lists.value.bindings.count + lists.value.handlers.count > 1 {
      self = .lists(box)
    } else if let binding = lists.value.bindings.first {
      self = .binding(binding)
    } else {
      self = lists.value.handlers.first.map { .handler($0) } ?? .none
    }
  }
}

extension Behaviors: Equatable {
  /// Returns whether both have equal behaviors of each role, in the same order.
  ///
  /// - Complexity: O(*n*) for *n* behaviors; O(1) for unmodified copies.
  public static func == (first: Behaviors, second: Behaviors) -> Bool {
    switch (first.stored, second.stored) {
    case (.none, .none): true
    case (.binding(let first), .binding(let second)): first.isEqual(to: second)
    case (.handler(let first), .handler(let second)): first.isEqual(to: second)
    case (.lists(let first), .lists(let second)): first == second
    default: first.besidePreview.map { $0 == second } ?? second.besidePreview.map { first == $0 } ?? false
    }
  }

  /// A copy without the content of a preview, or `nil` if there is none.
  private var besidePreview: Behaviors? {
    guard box?.storage.value.previewedContent != nil else { return nil }
    var copy = self
    copy.previewedContent = nil
    return copy
  }
}

extension Change {
  /// Whether behaviors have changed, of the root or of a part.
  package var isOfBehaviors: Bool { new is Behaviors }
}

extension Behaviors: CustomStringConvertible {
  /// The behaviors as source code: `[text <-- Var<String>, tapped --> Input<Void>]`.
  public var description: String { "[\(elements.map(\.description).joined(separator: ", "))]" }
}

/// A binding, event handler, delegate or other activity of a model while it is mounted.
///
/// In a model, a behavior is inert data. A live tree activates it when it mounts the model. Behaviors are compared by
/// their property or event, and by their source or target.
public protocol Behavior: Sendable, CustomStringConvertible {
  /// The name of the property, event or delegate.
  var name: String { get }

  /// Returns whether another behavior has the same property or event and the same source or target.
  func isEqual(to other: any Behavior) -> Bool
}

/// A behavior that needs a mounted value, such as a binding. The module that mounts values defines its effect.
@usableFromInline package protocol ActiveBehavior: AnyObject, Behavior {
  /// The identity of the property that a binding sets. By default, the name.
  var subject: String { get }
}

/// A behavior that answers an occurrence, such as the handler of an event.
@usableFromInline package protocol AnsweringBehavior: ActiveBehavior {
  /// The occurrence that it answers.
  var trigger: Trigger { get }
}

extension ActiveBehavior {
  package var subject: String { name }
}
