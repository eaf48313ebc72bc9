/// Something that happens to a `Root`, by name: what stands left of `-->`.
///
/// ```swift
/// Button(.tapped --> save)
/// TextField(.textChanged() --> name.update())
/// ```
///
/// Declare the events of a type of your own in an extension, and send them to the mounted value when they happen:
///
/// ```swift
/// extension Event where Root == Gauge {
///   static var overheated: Event<Root, Double> { Event<Root, Double>() }
/// }
/// ```
///
/// What is passed on may be made of the root as well, as the text of a text field is: see ``compactMap(_:_:)``.
public struct Event<Root, Payload>: Sendable {
  /// What the event is called: what its declaration is.
  public let name: String

  /// What has to happen.
  public let trigger: Trigger

  private let extract: @Sendable (Root, Any) -> Payload?

  private init(_ name: String, _ trigger: Trigger, _ extract: @escaping @Sendable (Root, Any) -> Payload?) {
    self.name = name
    self.trigger = trigger
    self.extract = extract
  }

  /// Names an event that comes with a `Payload`; by default it is called what the declaration around the call is.
  public init(_ name: String = #function) {
    self.init(name, .named(name)) { _, detail in detail as? Payload }
  }

  /// What handlers of the event are given when `detail` has happened to `root`; `nil` if it is nothing to them.
  public func payload(of detail: Any, in root: Root) -> Payload? {
    extract(root, detail)
  }

  /// The same event, passing on what `transform` makes of the root and of what came with it, where that is not nil.
  ///
  /// ```swift
  /// extension Event where Root == Gauge {
  ///   static func level() -> Event<Root, Double> { overheated.compactMap { gauge, _ in gauge.level } }
  /// }
  /// ```
  public func compactMap<Result>(
    _ name: String = #function,
    _ transform: @escaping @Sendable (Root, Payload) -> Result?
  ) -> Event<Root, Result> {
    Event<Root, Result>(name, trigger) { [extract] root, detail in
      extract(root, detail).flatMap { transform(root, $0) }
    }
  }
}

extension Event where Payload == Void {
  /// Names an event that comes with nothing; by default it is called what the declaration around the call is.
  public init(_ name: String = #function) {
    self.init(name, .named(name)) { _, _ in () }
  }

  /// Names what happens to controls.
  public init(_ name: String = #function, _ events: ControlEvents) {
    self.init(name, .control(events)) { _, _ in () }
  }
}
