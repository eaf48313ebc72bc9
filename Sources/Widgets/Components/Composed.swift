import Mod

/// The widget that a ``Component`` is in a tree: a plain view filled by the component's body.
///
/// As a description it has no children. A live tree and ``Widget/expanded(in:)`` read the body, and put in what it lists.
public struct Composed: Container {
  /// The component; `nil` in a fresh one, which shows nothing.
  public var component: (any Component)?

  /// What the body listed, where it has been read; none by default.
  public var children: Children = []

  /// What is done to each widget that the body lists.
  internal var stylings: [@Sendable (any Widget) -> any Widget] = []

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
    let body = EnvironmentValues.$current.withValue(environment) { component?.body ?? [] }
    if stylings.isEmpty { return body }
    return Children(body.map { stylings.reduce($0) { widget, style in style(widget) } })
  }

  /// Whether both have the same attributes and children, and are of one component.
  public static func == (first: Composed, second: Composed) -> Bool {
    guard first.attributes == second.attributes, first.children == second.children,
      first.stylings.isEmpty, second.stylings.isEmpty
    else { return false }
    guard let component = first.component else { return second.component == nil }
    return component.isSame(asAny: second.component)
  }
}

extension Widget {
  /// What kind of widget it is: the name of its type, or of the component's.
  package var kindName: String {
    let kind = (self as? Composed)?.component ?? self as Any
    return "\(type(of: kind))"
  }
}

extension Composed {
  /// The component, and which attributes differ from a fresh view's: `NameValue(name: "Views", value: "1000")`.
  public var description: String {
    guard let component else { return "Composed()" }
    let changes = Change.between(Composed(), self).filter { !["component", "children", "stylings"].contains($0.path) }
    let attributes =
      changes.isEmpty ? "" : ".with(\(changes.map { ".\($0.path)(\($0.new ?? "nil"))" }.joined(separator: ", ")))"
    return "\(component)\(attributes)"
  }
}

extension Component {
  nonisolated fileprivate func isSame(asAny other: (any Component)?) -> Bool {
    (other as? Self).map(isSame) ?? false
  }
}
