import Mod

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
  /// The name of the event, from its declaration.
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

  /// Returns the event itself, so that `.textChanged() --> name` is `.textChanged --> name`.
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

/// A namespace for the names of events, which `Event` and `Mod` both find.
///
/// An event is written where a Mod is expected, `Button("Save", .tapped --> save)`. Until the operator is written, an
/// editor completes the members of `Mod`, so that both types have the names. ``Event`` shows how to declare those of a
/// type of your own.
public protocol EventNames<Root> {
  /// The type that sends the events.
  associatedtype Root
}

extension Event: EventNames {}
extension Mod: EventNames {}

/// The error of an event with a payload of another type than its handler takes.
package struct PayloadMismatch: Error {
  /// The holder of the payload: `row [0, 2]`.
  package let holder: String

  /// The type of the payload.
  package let found: any Any.Type

  /// The type that the handler takes.
  package let expected: any Any.Type

  /// Returns a payload as the type that a handler takes. A handler without a payload takes any.
  ///
  /// - Throws: ``PayloadMismatch`` if it is of another type.
  internal static func cast<Payload>(
    _ payload: Any, to type: Payload.Type, heldBy holder: @autoclosure () -> String
  ) throws(PayloadMismatch) -> Payload {
    guard let result = (Payload.self == Void.self ? () : payload) as? Payload else {
      throw PayloadMismatch(holder: holder(), found: Swift.type(of: payload), expected: Payload.self)
    }
    return result
  }
}

extension PayloadMismatch: CustomStringConvertible {
  /// The holder and both types: `row [0, 2] holds Album, and the handler takes User`.
  ///
  /// Of a row without an element: `row [0, 2] has no element, and the handler takes User: list the rows by …`.
  package var description: String {
    found == CellModel.self
      ? "\(holder) has no element, and the handler takes \(expected): list the rows by 'RowList(data) { element in … }'"
      : "\(holder) holds \(found), and the handler takes \(expected)"
  }
}
