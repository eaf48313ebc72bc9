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
    if let former = kind as? FormerComponent { return "\(former.type)" }
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
    let properties = component.map { Mirror(reflecting: $0).children.compactMap(plain) } ?? []
    let attributes = Change.between(Composed(), self)
      .filter { !["component", "children"].contains($0.path) }
      .map { "\($0.path): \(literal(of: $0.new))" }
    return "\(kindName)(\((properties + attributes).joined(separator: ", ")))"
  }

  /// The widget without the component itself, which may hold anything. It prints by its type.
  ///
  /// A component of texts, numbers and flags stays.
  @MainActor
  package var withoutComponent: Composed {
    guard let component, !component.isPlain else { return self }
    var widget = self
    widget.component = FormerComponent(type: type(of: component))
    return widget
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

extension Component {
  /// Whether the component has nothing but texts, numbers and flags.
  fileprivate var isPlain: Bool {
    let type = ObjectIdentifier(Self.self)
    if let isPlain = PlainComponents.known[type] { return isPlain }
    let isPlain = Mirror(reflecting: self).children.allSatisfy { $0.value is any LosslessStringConvertible }
    PlainComponents.known[type] = isPlain
    return isPlain
  }
}

/// The types of components that have been inspected, each once.
@MainActor
private enum PlainComponents {
  static var known: [ObjectIdentifier: Bool] = [:]
}

/// The remains of a component that is gone: its type.
private struct FormerComponent: Component {
  let type: any Component.Type

  var body: Children { [] }

  nonisolated func isSame(as other: FormerComponent) -> Bool { type == other.type }
}
