/// A method of a mounted value that a signal can call with `<--`.
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
  /// The name of the method, from its declaration.
  public let name: String

  internal let perform: @MainActor @Sendable (Mounted<Root>, Argument) -> Void

  /// Creates a method from a closure. By default, its name is that of the surrounding declaration.
  public init(
    _ name: String = #function,
    _ perform: @escaping @MainActor @Sendable (Mounted<Root>, Argument) -> Void
  ) {
    self.name = name
    self.perform = perform
  }

  /// Calls the method with each value of a signal: `.setContentOffset <-- places`.
  ///
  /// The signal is subscribed to after the value and its descendants have been mounted. Several signals for one method
  /// all count.
  @MainActor @_disfavoredOverload
  public static func <-- <Source: SignalConvertible<Argument>>(method: Method, source: Source) -> Mod<Root> {
    // It runs after the descendants are mounted, because the method may act on them.
    Mod { $0.behaviors.lists.finalizations.append(Invocation(method: method, source: source)) }
  }
}

/// The behavior that `.setContentOffset <-- places` adds: a method that is called with each value of a signal.
internal final class Invocation<Root: Bindable, Source: SignalConvertible>: Connectable {
  private let method: Method<Root, Source.Value>
  private let source: Source

  internal init(method: Method<Root, Source.Value>, source: Source) {
    self.method = method
    self.source = source
  }

  internal var name: String { method.name }

  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Invocation else { return false }
    return name == other.name && source.isSame(as: other.source)
  }

  internal func connect(toAny mounted: AnyMounted) -> Lifetime? {
    guard let mounted = mounted.view(as: Root.self) else { return nil }
    return source.signal.subscribe { [perform = method.perform] value in perform(mounted, value) }
  }

  internal var description: String { "\(name) <-- \(typeName(Source.self))" }
}
