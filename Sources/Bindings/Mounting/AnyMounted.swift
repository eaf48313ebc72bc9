/// A value that lives, whatever its type. See ``Mounted``.
@MainActor
public class AnyMounted {
  /// Hears of changes after they have been made.
  ///
  /// It is retained until it is taken away, which whoever sets it sees to.
  // It is read and set on the main actor, and no access lasts while other code runs.
  @exclusivity(unchecked) package final var observer: (any MountedObserver)?

  /// Who hears of changes by the user.
  internal private(set) lazy var watches = Watches()

  internal init() {}

  /// Mounts what others have mounted, too.
  internal init(watches: Watches) {
    self.watches = watches
  }

  /// Mounts a value, which starts no behavior yet.
  package static func mount(_ value: some Bindable) -> AnyMounted {
    MountedValue(value)
  }

  /// The value as it is now.
  package var current: any Bindable { preconditionFailure("Only subclasses are made, and they have a value.") }

  /// What the value does over time.
  package var behaviors: Behaviors { current.behaviors }

  /// The parts of the value that are bindable, in their order.
  package var parts: [any Bindable] { current.parts }

  /// The widgets inside the value; `nil` if it holds none.
  package var widgetsInside: Children? { current.widgetsInside }

  /// Puts other widgets inside the value, as the program does.
  package func hold(_ children: Children) {}

  /// Removes what the value does over time.
  package func forgetBehaviors() {}

  /// Changes the value, as the program does: two-way bindings are not told.
  ///
  /// A change for a value of another type is ignored.
  package func applyAny(_ change: (inout any Bindable) -> Void) {}

  /// Changes the value, as the user does: two-way bindings are told.
  ///
  /// A change for a value of another type is ignored.
  package func inputAny(_ change: (inout any Bindable) -> Void) {}

  /// The same as a root of another type, which behaviors of a superclass are about; `nil` if it is none.
  internal func view<Root: Bindable>(as type: Root.Type) -> Mounted<Root>? { self as? Mounted<Root> }

  /// Calls the handlers of what has happened, in their order.
  ///
  /// - Returns: Whether there was any.
  @discardableResult
  package final func notify(_ trigger: Trigger, _ detail: Any = ()) -> Bool {
    guard let handle = answer(to: trigger, detail) else { return false }
    if let observer { observer.whileHandling(handle) } else { handle() }
    return true
  }

  /// Returns what calls the handlers of an event, in their order; `nil` if there are none.
  package final func answer(to trigger: Trigger, _ detail: Any = ()) -> (() -> Void)? {
    let handlers = behaviors.of(.handler).compactMap { $0 as? any EventHandler }
    let called = handlers.filter { $0.trigger.includes(trigger) }
    return called.isEmpty ? nil : { for handler in called { handler.handle(detail, inAny: self) } }
  }

  /// Ends the lifetimes that a signal has delivered to the value.
  package final func endLifetimes() {
    for case let keeping as any LifetimeOwner in behaviors.of(.lifetimes) {
      for lifetime in keeping.lifetimes { lifetime.cancel() }
    }
  }
}

/// Hears of changes to mounted values.
@MainActor
package protocol MountedObserver: AnyObject {
  /// Whether the value before a change is of interest.
  var wantsOldValue: Bool { get }

  /// The value has changed; `old` is what it was, if that is of interest.
  func mountedDidChange(_ mounted: AnyMounted, from old: (any Bindable)?)

  /// Handlers are to be called, which `handle` does. It does so once, and at once.
  func whileHandling(_ handle: () -> Void)
}

extension MountedObserver {
  /// Lets it happen.
  package func whileHandling(_ handle: () -> Void) { handle() }
}

extension AnyMounted: CustomReflectable {
  /// A mirror without children: Swift 6.3 crashes where it reflects the closures of a generic superclass.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
