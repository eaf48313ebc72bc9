import Widgets

/// A mounted value with its type erased. See ``Mounted``.
@MainActor public class AnyMounted {
  /// The observer of changes, which is called after each change.
  ///
  /// The owner sets this to `nil` on unmount, because the observer is retained.
  package final var observer: (any MountedObserver)? {
    get { stored }
    set { stored = newValue }
  }

  // The check is omitted because all accesses are on the main actor, and none lasts while other code runs.
  @exclusivity(unchecked) private final var stored: (any MountedObserver)?

  /// The observers of changes by the user.
  internal private(set) lazy var watches = Watches()

  internal init() {}

  /// Creates a mounted value that shares the watches of others.
  internal init(watches: Watches) { self.watches = watches }

  /// Mounts a value without starting its behaviors.
  package static func mount<Root: Bindable>(_ value: Root) -> AnyMounted {
    MountedTypes.type(for: Root.self).mounting(value)
  }

  /// Mounts a value of the type that the class is made for.
  internal class func mounting<Value: Bindable>(_ value: Value) -> AnyMounted {
    preconditionFailure("Only subclasses are made, and they have a value.")
  }

  package var current: any Bindable { preconditionFailure("Only subclasses are made, and they have a value.") }

  package var behaviors: Behaviors { current.behaviors }

  package var parts: [any Bindable] { current.parts }

  /// The light or dark style that the value sets for itself and for everything inside it.
  package var interfaceStyle: UserInterfaceStyle { .unspecified }

  /// Whether the value itself has a token of a theme in place of a value.
  package var holdsTokens: Bool { current.holdsTokens }

  /// The children of the value, or `nil` if it cannot have any.
  package var widgetsInside: Children? { current.widgetsInside }

  /// The rare attributes of the value, if it is a widget.
  package var rareAttributes: RareAttributes { RareAttributes() }

  /// Whether the value is a widget.
  package var isWidget: Bool { false }

  /// Whether the value is a widget that is a heading.
  package var isHeading: Bool { false }

  /// Replaces the children of the value, as the program does.
  package func hold(_ children: Children) {}

  /// Removes the behaviors of the value, and the widgets inside it, without reporting the change.
  package func forget() {}

  /// Changes the value as the program does, without notifying two-way bindings.
  ///
  /// A change of a value of another type is ignored.
  package func applyAny(_ change: (inout any Bindable) -> Void) {}

  /// Changes the value as the user does, and notifies two-way bindings.
  ///
  /// A change of a value of another type is ignored.
  package func inputAny(_ change: (inout any Bindable) -> Void) {}

  /// Returns the mounted value with another root type, for behaviors of a superclass, or `nil` if it has another type.
  package func view<Root: Bindable>(as type: Root.Type) -> Mounted<Root>? { nil }

  /// Calls the handlers of an occurrence, in order.
  ///
  /// - Returns: Whether there is a handler.
  @discardableResult package final func notify(_ trigger: Trigger, _ detail: Any = ()) -> Bool {
    guard let handle = answer(to: trigger, detail) else { return false }
    if let observer { observer.whileHandling(handle) } else { handle() }
    return true
  }

  /// Returns a closure that calls the handlers of an occurrence, in order, or `nil` if there are none.
  package final func answer(to trigger: Trigger, _ detail: Any = ()) -> (() -> Void)? {
    let called = behaviors.handlers(of: trigger)
    return called.isEmpty ? nil : { self.call(called, detail) }
  }

  /// Calls handlers, in order, and reports an event whose payload none of them takes.
  private func call(_ handlers: [any EventHandler], _ detail: Any) {
    let observer = observer
    var refused: [(event: String, mismatch: PayloadMismatch)] = []
    for handler in handlers {
      do { try handler.handle(detail, inAny: self) } catch { refused.append((handler.name, error)) }
    }
    for (number, (event, mismatch)) in refused.enumerated() {
      // Rows of one table can have elements of several types. An event is taken if one of its handlers accepts the
      // payload.
      let isTaken = handlers.count { $0.name == event } > refused.count { $0.event == event }
      let isReported = refused[..<number].contains { $0.event == event }
      if !isTaken, !isReported { observer?.didRefuse(event, mismatch) }
    }
  }

  /// Ends the lifetimes that a signal has delivered to the value.
  package final func endLifetimes() { behaviors.keptLifetimes?.cancel() }
}

/// An observer of changes to mounted values.
@MainActor package protocol MountedObserver: AnyObject {
  /// A Boolean value that indicates whether the observer needs the value before a change.
  var wantsOldValue: Bool { get }

  /// Called after the value has changed. `old` is the value before, if the observer needs it.
  func mountedDidChange(_ mounted: AnyMounted, from old: (any Bindable)?)

  /// Returns whether the observer takes changes of a property by its name, without the value before them.
  func takes(_ property: String) -> Bool

  /// Called after a binding has set a property that the observer takes by its name.
  func mountedDidSet(_ property: String, of mounted: AnyMounted)

  /// Called when handlers are to be called. The observer calls `handle` once, before it returns.
  func whileHandling(_ handle: () -> Void)

  /// Called when no handler takes the type of an event's payload.
  func didRefuse(_ event: String, _ mismatch: PayloadMismatch)

  /// Called when a method asks for the focus, or asks to remove it.
  func change(_ focus: FocusRequest)

  /// The environment inside the value.
  var environmentInside: EnvironmentValues { get }

  /// A Boolean value that indicates whether the observer records changes by the user.
  var recordsInput: Bool { get }

  /// Called after the user has changed the value, if the observer records that.
  func userDidChange(_ mounted: AnyMounted, from old: any Bindable)
}

/// The requests of the methods that change the focus.
package enum FocusRequest {
  /// Focuses the value.
  case become
  /// Removes the focus from the value.
  case resign
  /// Removes the focus from the value or its descendants.
  case endEditing
}

extension MountedObserver {
  package func takes(_ property: String) -> Bool { false }

  package func mountedDidSet(_ property: String, of mounted: AnyMounted) { mountedDidChange(mounted, from: nil) }

  package func whileHandling(_ handle: () -> Void) { handle() }

  package func didRefuse(_ event: String, _ mismatch: PayloadMismatch) {}

  package func change(_ focus: FocusRequest) {}

  package var environmentInside: EnvironmentValues { EnvironmentValues() }

  package var recordsInput: Bool { false }

  package func userDidChange(_ mounted: AnyMounted, from old: any Bindable) {}
}

extension AnyMounted: CustomReflectable {
  /// A mirror without children, because Swift 6.3 crashes when it reflects the closures of a generic superclass.
  nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The classes of mounted values that have been used last.
///
/// Swift looks up a generic class each time that it makes an object of it, which costs a tenth of mounting a label.
@MainActor internal enum MountedTypes {
  @exclusivity(unchecked) private static var recent = [(id: ObjectIdentifier, type: AnyMounted.Type)?](
    repeating: nil, count: 64)

  internal static func type<Root: Bindable>(for root: Root.Type) -> AnyMounted.Type {
    let id = ObjectIdentifier(root)
    let slot = Int(bitPattern: id) >> 4 & 63
    if let found = recent[slot], found.id == id { return found.type }
    let type = newType(for: root)
    recent[slot] = (id, type)
    return type
  }

  // Inlined, the cast would be made for each value, before its type is looked up.
  @inline(never) private static func newType<Root: Bindable>(for root: Root.Type) -> AnyMounted.Type {
    (root as? any Widget.Type).map { widgets($0) } ?? MountedValue<Root>.self
  }

  private static func widgets<Root: Widget>(_ root: Root.Type) -> AnyMounted.Type { MountedWidget<Root>.self }
}
