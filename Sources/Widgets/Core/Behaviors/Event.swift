/// An event of a `Root`, which `-->` sends to a handler.
///
/// ```swift
/// Button(.tapped --> save)
/// TextField(.textChanged --> name.update())
/// ```
///
/// Declare the events of a type of your own in an extension of ``EventNames``, and send them to the mounted value when
/// they occur:
///
/// ```swift
/// extension EventNames where Root == Gauge {
///   static var overheated: Event<Root, Double> { Event<Root, Double>() }
/// }
/// ```
///
/// The payload can also be computed from the root, such as the text of a text field. See ``compactMap(_:_:)``.
public struct Event<Root, Payload>: Sendable {
  /// The name of the event, which is that of its declaration.
  public let name: String

  /// The occurrence that the event's handlers wait for.
  package let trigger: Trigger

  /// The closure that makes the payload, or `nil` if the detail of the occurrence is the payload.
  private let extract: Extraction?

  private typealias Extraction = @Sendable (Root, Any) throws(PayloadMismatch) -> Payload?

  private init(_ name: String, _ trigger: Trigger, _ extract: Extraction? = nil) {
    self.name = name
    self.trigger = trigger
    self.extract = extract
  }

  /// Creates an event with a `Payload`. By default, its name is that of the surrounding declaration.
  public init(_ name: String = #function) {
    self.init(name, .named(name))
  }

  /// Creates an event that a live tree sends as screens and widgets appear and disappear.
  package init(_ name: String = #function, step: AppearanceStep) {
    self.init(name, .appearance(step))
  }

  /// Returns the payload for handlers when `detail` has happened to `root`, or `nil` if they are not to be called.
  ///
  /// - Throws: ``PayloadMismatch`` if the payload is of another type.
  package func payload(of detail: Any, in root: Root) throws(PayloadMismatch) -> Payload? {
    if let extract { return try extract(root, detail) }
    return try PayloadMismatch.cast(detail, to: Payload.self, heldBy: "the event")
  }

  /// Returns the event itself, so that `.textChanged --> name` is `.textChanged --> name`.
  public func callAsFunction() -> Event { self }

  /// Returns the event with the results of `transform` as payload, without those that are `nil`.
  ///
  /// ```swift
  /// extension EventNames where Root == Gauge {
  ///   static var level: Event<Root, Double> { overheated.compactMap { gauge, _ in gauge.level } }
  /// }
  /// ```
  public func compactMap<Result>(
    _ name: String = #function,
    _ transform: @escaping @Sendable (Root, Payload) -> Result?
  ) -> Event<Root, Result> {
    casting(name, transform)
  }

  /// Returns the event with the results of `transform`, which throws an error for a payload of a wrong type.
  internal func casting<Result>(
    _ name: String = #function,
    _ transform: @escaping @Sendable (Root, Payload) throws(PayloadMismatch) -> Result?
  ) -> Event<Root, Result> {
    Event<Root, Result>(name, trigger) { (root, detail) throws(PayloadMismatch) in
      guard let payload = try payload(of: detail, in: root) else { return nil }
      return try transform(root, payload)
    }
  }
}

extension Event where Payload == Void {
  /// Creates an event without a payload. By default, its name is that of the surrounding declaration.
  public init(_ name: String = #function) { self.init(name, .named(name)) }

  /// Creates an event that is sent for control events.
  public init(_ name: String = #function, _ events: ControlEvents) {
    self.init(name, .control(events))
  }
}
