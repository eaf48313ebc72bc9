/// A class whose instances are bound from the moment that bindings are applied, such as your own models or views.
///
/// ```swift
/// final class Gauge: BindableObject {
///   let activity = Activity()
///   var level = 0.0
/// }
/// extension EventNames where Root == Gauge {
///   static var overheated: Event<Root, Double> { Event<Root, Double>() }
/// }
///
/// let gauge = Gauge().with(\.level <-- temperature, .overheated --> alarm)
/// gauge.send(.overheated, 120)
/// ```
///
/// Bindings end with the object, and are replaced by later bindings of the same property.
@MainActor public protocol BindableObject: AnyObject, Bindable, Configurable, Sendable {
  /// The behaviors of the object. Start with `Activity()`.
  var activity: Activity { get }
}

extension BindableObject {
  /// The behaviors of the object. Added behaviors start at once, and removed ones end.
  ///
  /// - Precondition: It is used on the main actor.
  nonisolated public var behaviors: Behaviors {
    get { MainActor.assumeIsolated { activity.behaviors } }
    set { MainActor.assumeIsolated { activity.adopt(newValue, of: self) } }
  }

  /// Calls the handlers of an event with a payload, in order.
  public func send<Payload>(_ event: Event<Self, Payload>, _ payload: Payload) {
    activity.mounted(self).send(event, payload)
  }

  /// Calls the handlers of an event, in order.
  public func send(_ event: Event<Self, Void>) { activity.mounted(self).send(event) }

  /// Changes the object as its user does, and notifies two-way bindings.
  public func input(_ change: (Self) -> Void) { activity.mounted(self).input { change($0) } }
}

/// The behaviors of a ``BindableObject``.
@MainActor public final class Activity {
  internal private(set) var behaviors = Behaviors()

  private let watches = Watches()
  private var links: [Link] = []

  /// The mounted object by each class that it has been used as.
  private var views: [ObjectIdentifier: AnyMounted] = [:]

  /// Creates an activity without behaviors.
  nonisolated public init() {}

  /// Starts the new behaviors, and ends the removed ones.
  internal func adopt(_ behaviors: Behaviors, of object: some BindableObject) {
    self.behaviors = behaviors
    let mounted = mounted(object)
    var earlier = links
    links = (behaviors.preparations + behaviors.bindings + behaviors.conclusions).compactMap { behavior in
      let place = earlier.firstIndex { $0.behavior.isEqual(to: behavior) }
      return place.map { earlier.remove(at: $0) } ?? behavior.connectable.map { Link($0) }
    }
    for link in earlier { link.end() }
    // Starting a behavior may bind more, and call this method again.
    for link in links { link.begin(in: mounted) }
  }

  /// Returns the mounted object by the class that it is used as here.
  internal func mounted<Object: BindableObject>(_ object: Object) -> Mounted<Object> {
    let key = ObjectIdentifier(Object.self)
    if let mounted = views[key] as? Mounted<Object> { return mounted }
    let mounted = MountedObject(object, watches: watches)
    views[key] = mounted
    return mounted
  }
}

extension Activity {
  /// A behavior of the object, which starts and ends once.
  @MainActor private final class Link {
    let behavior: any Connectable
    private var lifetime: Lifetime?
    private var hasBegun = false
    private var hasEnded = false

    init(_ behavior: any Connectable) { self.behavior = behavior }

    func begin(in mounted: AnyMounted) {
      guard !hasBegun, !hasEnded else { return }
      hasBegun = true
      lifetime = behavior.connect(toAny: mounted)
      if hasEnded { end() }
    }

    func end() {
      hasEnded = true
      lifetime?.cancel()
      lifetime = nil
    }
  }
}

/// A mounted object, which owns the object's active behaviors.
internal final class MountedObject<Object: BindableObject>: Mounted<Object> {
  // A signal may still deliver when the object has been released on another thread and its subscriptions are about to
  // end.
  private weak var object: Object?

  internal init(_ object: Object, watches: Watches) {
    self.object = object
    super.init(watches: watches)
  }

  override var value: Object {
    guard let object else { preconditionFailure("The object is gone, and with it everything that is bound to it.") }
    return object
  }

  override func apply(_ change: (inout Object) -> Void) {
    guard var object else { return }
    change(&object)
  }

  override func view<Root: Bindable>(as type: Root.Type) -> Mounted<Root>? {
    guard let kind = type as? any BindableObject.Type else { return nil }
    return view(of: kind) as? Mounted<Root>
  }

  private func view<Other: BindableObject>(of kind: Other.Type) -> AnyMounted? {
    (object as? Other).map { $0.activity.mounted($0) }
  }
}
