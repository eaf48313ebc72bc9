/// A mounted value, which bindings update and which sends events to its handlers.
///
/// A live tree mounts each widget in its tree. `adHocFinalize` gives access to the mounted value.
@MainActor public class Mounted<Root: Bindable>: AnyMounted {
  /// The current value.
  ///
  /// - Precondition: An object is still retained by another reference, because bindings do not retain it and end with
  ///   it.
  public var value: Root { preconditionFailure("Only subclasses are made, and they have a value.") }

  /// Changes the value as the program does, without notifying two-way bindings.
  public func apply(_ change: (inout Root) -> Void) {}

  /// Changes the property of a binding, and reports its name to an observer that takes names.
  internal func set(_ property: String, by change: (inout Root) -> Void) { apply(change) }

  /// Changes the value as the user does, and notifies two-way bindings in order.
  public final func input(_ change: (inout Root) -> Void) {
    guard let observer, observer.recordsInput else { return watches.perform { apply(change) } }
    let old = value
    watches.perform { apply(change) }
    observer.userDidChange(self, from: old)
  }

  /// Calls the handlers of an event with a payload, in order.
  ///
  /// ```swift
  /// mounted.send(.overheated, 120)
  /// ```
  ///
  /// - Returns: Whether there is a handler.
  @discardableResult public final func send<Payload>(_ event: Event<Root, Payload>, _ payload: Payload) -> Bool {
    notify(event.trigger, payload)
  }

  /// Calls the handlers of an event, in order.
  ///
  /// - Returns: Whether there is a handler.
  @discardableResult public final func send(_ event: Event<Root, Void>) -> Bool { notify(event.trigger) }

  /// Calls `watch` before each change by the user, and the closure that it returns after the change, until the lifetime
  /// ends.
  internal final func watch(_ watch: @escaping (_ before: Root) -> (_ after: Root) -> Void) -> Lifetime {
    watches.add { [unowned self] in
      let report = watch(value)
      return { [unowned self] in report(value) }
    }
  }

  package override func view<Other: Bindable>(as type: Other.Type) -> Mounted<Other>? {
    // The types are compared, because a cast would look up the metadata of the generic class.
    Other.self == Root.self ? unsafeDowncast(self, to: Mounted<Other>.self) : nil
  }

  package final override var current: any Bindable { value }

  package final override func applyAny(_ change: (inout any Bindable) -> Void) {
    if let new = changed(by: change) { apply { $0 = new } }
  }

  package final override func inputAny(_ change: (inout any Bindable) -> Void) {
    if let new = changed(by: change) { input { $0 = new } }
  }

  package override func hold(_ children: Children) { apply { $0.widgetsInside = children } }

  private func changed(by change: (inout any Bindable) -> Void) -> Root? {
    var current: any Bindable = value
    change(&current)
    return current as? Root
  }
}

/// A mounted value that stores the value itself.
package class MountedValue<Root: Bindable>: Mounted<Root> {
  // A flag, which is cheaper than the run-time check, proves that there are no other accesses during a change.
  @exclusivity(unchecked) fileprivate final var stored: Root
  @exclusivity(unchecked) private final var isChanging = false

  package required init(_ value: Root) {
    stored = value
    super.init()
  }

  internal final override class func mounting<Value: Bindable>(_ value: Value) -> AnyMounted {
    // The caller has found the class by the type.
    self.init(unsafeBitCast(value, to: Root.self))
  }

  package final override var value: Root {
    checkAccess()
    return stored
  }

  package final override var behaviors: Behaviors {
    checkAccess()
    return stored.behaviors
  }

  package final override var holdsTokens: Bool {
    checkAccess()
    return stored.holdsTokens
  }

  package final override var parts: [any Bindable] {
    checkAccess()
    return stored.collectParts()
  }

  package final override var widgetsInside: Children? {
    checkAccess()
    return stored.widgetsInside
  }

  package final override func apply(_ change: (inout Root) -> Void) {
    guard let observer else { return perform(change) }
    // Two branches, because an optional of a generic type costs more than the change.
    if observer.wantsOldValue {
      let old = value
      perform(change)
      observer.mountedDidChange(self, from: old)
    } else {
      perform(change)
      observer.mountedDidChange(self, from: nil)
    }
  }

  internal final override func set(_ property: String, by change: (inout Root) -> Void) {
    guard let observer, observer.takes(property) else { return apply(change) }
    perform(change)
    observer.mountedDidSet(property, of: self)
  }

  package final override func hold(_ children: Children) {
    perform { $0.widgetsInside = children }
    // Observers receive values without children, and the old value would retain the old children.
    observer?.mountedDidChange(self, from: nil)
  }

  package final override func forget() {
    perform { value in
      if !value.behaviors.isEmpty { value.behaviors = Behaviors() }
      if value.widgetsInside != nil { value.widgetsInside = [] }
    }
  }

  private final func perform(_ change: (inout Root) -> Void) {
    checkAccess()
    isChanging = true
    change(&stored)
    isChanging = false
  }

  fileprivate final func checkAccess() {
    precondition(!isChanging, "A mounted value is neither read nor changed inside a change of it.")
  }
}

/// A mounted widget.
internal final class MountedWidget<Root: Widget>: MountedValue<Root> {
  package override var rareAttributes: RareAttributes {
    checkAccess()
    return stored.readRareAttributes()
  }

  package override var interfaceStyle: UserInterfaceStyle {
    checkAccess()
    return stored.readRareAttributes().interfaceStyle
  }
  package override var isWidget: Bool { true }

  package override var isHeading: Bool {
    checkAccess()
    return stored.readIsHeading()
  }
}

extension Widget {
  /// Returns whether the widget is a heading, in place, because reading a property of a stored value copies the value.
  fileprivate mutating func readIsHeading() -> Bool {
    // Only labels look like headings without having the trait.
    accessibilityTraits.contains(.header) || Self.self == Label.self && isHeading
  }
}
