import Mod

/// The widget that a ``Component`` is in a tree: a plain view filled by the component's body.
public struct Composed: Widget {
  /// The component; `nil` in a fresh one, which shows nothing.
  public var component: (any Component)?

  /// What every view has.
  public var attributes = ViewAttributes.fresh

  /// Makes a widget of nothing.
  public init() {}

  /// Makes the widget of a component.
  public init(_ component: some Component) {
    self.component = component
  }

  /// What the component is made of, where it is shown.
  ///
  /// - Parameter environment: What the widgets around it hand down.
  @MainActor
  public func body(in environment: EnvironmentValues = EnvironmentValues()) -> Children {
    EnvironmentValues.$current.withValue(environment) { component?.body ?? [] }
  }

  /// Whether both have the same attributes and are of one component.
  public static func == (first: Composed, second: Composed) -> Bool {
    guard first.attributes == second.attributes else { return false }
    guard let component = first.component else { return second.component == nil }
    return component.isSame(asAny: second.component)
  }
}

extension Component {
  nonisolated fileprivate func isSame(asAny other: (any Component)?) -> Bool {
    (other as? Self).map(isSame) ?? false
  }
}
