/// Something that a mounted value can be made to do, by name: what stands left of `<--` where the values of the signal are not kept,
/// but done.
///
/// ```swift
/// TextField(.becomeFirstResponder <-- loginFailed)
/// ScrollView(.setContentOffset <-- places)
/// ```
///
/// Declare the methods of a type of your own in an extension:
///
/// ```swift
/// extension Method where Root == Gauge {
///   static var reset: Method<Root, Void> { Method<Root, Void> { gauge, _ in gauge.apply { $0.level = 0 } } }
/// }
/// ```
public struct Method<Root: Bindable, Argument>: Sendable {
  /// What the method is called: what its declaration is.
  public let name: String

  internal let perform: @MainActor @Sendable (Mounted<Root>, Argument) -> Void

  /// Names what `perform` does with a mounted value; by default it is called what the declaration around the call is.
  public init(
    _ name: String = #function,
    _ perform: @escaping @MainActor @Sendable (Mounted<Root>, Argument) -> Void
  ) {
    self.name = name
    self.perform = perform
  }

  /// Does it for each value of a signal: `.setContentOffset <-- places`.
  ///
  /// The signal is subscribed to once the value is mounted with all that is in it. Of several of one method each counts.
  @MainActor
  @_disfavoredOverload
  public static func <-- <Source: SignalConvertible<Argument>>(method: Method, source: Source) -> Mod<Root> {
    Mod { $0.behaviors.append(Invocation(method: method, source: source)) }
  }
}
