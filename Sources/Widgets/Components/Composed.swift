import Mod

/// The widget that a ``Component`` is in a tree: a plain view filled by the component's body.
///
/// As a description it has no children. A live tree and ``Widget/expanded(in:)`` read the body, and put in what it lists.
public struct Composed: Container {
  /// The component; `nil` in a fresh one, which shows nothing.
  public var component: (any Component)?

  /// What the body listed, where it has been read; none by default.
  public var children: Children = []

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

  /// Returns what the component is made of, with state of its own: the same at each call.
  ///
  /// - Parameter environment: What the widgets around it hand down.
  @MainActor
  public func body(in environment: EnvironmentValues = EnvironmentValues()) -> Children {
    var state = ComponentState()
    return having(&state).ownBody(in: environment)
  }

  /// Returns the widget of the component with the state of a place.
  @MainActor
  package func having(_ state: inout ComponentState) -> Composed {
    guard let component, let live = component.having(&state) else { return self }
    var widget = self
    widget.component = live
    return widget
  }

  /// Returns what the component is made of with the state that it has.
  @MainActor
  package func ownBody(in environment: EnvironmentValues) -> Children {
    EnvironmentValues.$current.withValue(environment) { component?.body ?? [] }
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
    if let former = kind as? FormerComponent { return former.kindName }
    return "\(type(of: kind))"
  }
}

extension Composed {
  /// Whether the bodies of both are the same without reading them.
  package func hasSameBody(as other: Composed) -> Bool {
    guard let component, let otherComponent = other.component else { return component == nil && other.component == nil }
    return component.isSame(asAny: otherComponent)
  }

  /// The component with its texts, numbers and flags, and which attributes differ from a fresh view's:
  /// `NameValue(name: "Views", value: "1000", tag: 1)`.
  public var description: String {
    let properties = component.map(plainProperties) ?? []
    let attributes = Change.between(Composed(), self)
      .filter { !["component", "children"].contains($0.path) }
      .map { "\($0.path): \(literal(of: $0.new))" }
    return "\(kindName)(\((properties + attributes).joined(separator: ", ")))"
  }

  /// The widget without the component itself, which may hold anything. It prints as before.
  package var withoutComponent: Composed {
    guard let component else { return self }
    var widget = self
    widget.component = FormerComponent(kindName: kindName, properties: plainProperties(of: component))
    return widget
  }

  private func plainProperties(of component: any Component) -> [String] {
    (component as? FormerComponent)?.properties ?? Mirror(reflecting: component).children.compactMap(plain)
  }

  private func plain(_ property: Mirror.Child) -> String? {
    // A cast looks into optionals.
    guard let label = property.label, let value = property.value as? any LosslessStringConvertible else { return nil }
    return "\(label): \(literal(of: value))"
  }
}

extension Component {
  fileprivate func having(_ state: inout ComponentState) -> (any Component)? { state.put(into: self) }

  nonisolated fileprivate func isSame(asAny other: some Component) -> Bool {
    reading(other, as: Self.self) { isSame(as: $0.pointee) } ?? false
  }
}

/// The name of a component that is gone, and its properties as they print.
private struct FormerComponent: Component, Equatable {
  let kindName: String
  let properties: [String]

  var body: Children { [] }
}
