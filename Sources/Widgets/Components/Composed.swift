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
  @usableFromInline internal var stylings: [@Sendable (any Widget) -> any Widget] = []

  /// What tells the component from its siblings. It is beside the attributes, which most components share with fresh views.
  public var key: WidgetKey?

  /// What every view has.
  public var attributes = ViewAttributes.fresh

  /// Makes a widget of nothing.
  @inlinable
  public init() {}

  /// Makes the widget of a component.
  @inlinable
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

  /// Whether both have the same key, attributes and children, and are of one component.
  public static func == (first: Composed, second: Composed) -> Bool {
    first.hasSameBody(as: second) && first.key == second.key && first.attributes == second.attributes
      && first.children == second.children
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
  /// Whether the bodies of both are the same without reading them.
  package func hasSameBody(as other: Composed) -> Bool {
    guard stylings.isEmpty, other.stylings.isEmpty else { return false }
    guard let component, let otherComponent = other.component else { return component == nil && other.component == nil }
    return component.isSame(asAny: otherComponent)
  }

  /// The component with its texts, numbers and flags, and which attributes differ from a fresh view's:
  /// `NameValue(name: "Views", value: "1000", tag: 1)`.
  public var description: String {
    let properties = component.map { Mirror(reflecting: $0).children.compactMap(plain) } ?? []
    let attributes = Change.between(Composed(), self)
      .filter { !["component", "children", "stylings"].contains($0.path) }
      .map { "\($0.path): \(literal(of: $0.new))" }
    return "\(kindName)(\((properties + attributes).joined(separator: ", ")))"
  }

  private func plain(_ property: Mirror.Child) -> String? {
    // A cast looks into optionals.
    guard let label = property.label, let value = property.value as? any LosslessStringConvertible else { return nil }
    return "\(label): \(literal(of: value))"
  }
}

extension Component {
  nonisolated fileprivate func isSame(asAny other: some Component) -> Bool {
    reading(other, as: Self.self) { isSame(as: $0.pointee) } ?? false
  }
}
