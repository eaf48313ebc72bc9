import Mod

/// The widget that represents a ``Component`` in a tree: a plain view with the content of the component's body.
///
/// A description has no children. A live tree and ``Widget/expanded(in:)`` read the body and add its widgets.
public struct Composed: Container {
  /// The component, or `nil` in a fresh widget, which is empty.
  public var component: (any Component)?

  /// The widgets that the body has listed, if it has been read. None by default.
  public var children: Children = []

  /// The key that identifies the component among its siblings.
  ///
  /// It is not part of the attributes, which most components share with fresh views.
  public var key: WidgetKey?

  /// The cell of the row that the component shows, or `nil` if it is not the row of a list.
  package var row: Boxed<RowCell>?

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an empty widget.
  @inlinable public init() {}

  /// Creates the widget of a component.
  @inlinable public init(_ component: some Component) { self.component = component }

  /// Returns the widgets of the component's body, with new state, which starts with the same values at each call.
  ///
  /// - Parameter environment: The environment of the component.
  @MainActor public func body(in environment: EnvironmentValues = EnvironmentValues()) -> Children {
    var state = ComponentState()
    let widget = having(&state)
    state.place?.values = { environment }
    return widget.ownBody(in: environment)
  }

  /// Returns the widget with the state of a place.
  @MainActor package func having(_ state: inout ComponentState) -> Composed {
    guard let component, let live = component.having(&state) else { return self }
    var widget = self
    widget.component = live
    return widget
  }

  /// Returns the widgets of the component's body, with the state that the component has.
  @MainActor package func ownBody(in environment: EnvironmentValues) -> Children {
    guard let component else { return [] }
    // Most environments have the default values. Setting them again costs as much as a small body.
    let isFresh = environment.isFresh && EnvironmentValues.current.isFresh
    let body = isFresh ? component.body : EnvironmentValues.$current.withValue(environment) { component.body }
    return row?.value.carrying(body) ?? body
  }

  /// Returns whether both have equal components, keys, attributes and children.
  public static func == (first: Composed, second: Composed) -> Bool {
    first.hasSameBody(as: second) && first.key == second.key && first.attributes == second.attributes
      && first.children == second.children
  }

  /// The role of a component.
  @inlinable public static var treeRole: TreeRole { .component }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension Widget {
  /// The name of the widget's type, or of the component's.
  package var kindName: String {
    let kind = (self as? Composed)?.component ?? self as Any
    if let former = kind as? FormerComponent { return "\(former.type)" }
    return "\(type(of: kind))"
  }
}

extension Composed {
  /// Returns whether the bodies are known to be equal without reading them.
  package func hasSameBody(as other: Composed) -> Bool {
    guard let component, let otherComponent = other.component else { return component == nil && other.component == nil }
    return row == other.row && component.isSame(asAny: otherComponent)
  }

  /// The component with its plain properties and the attributes that differ from a fresh view.
  ///
  /// For example, `NameValue(name: "Views", value: "1000", tag: 1)`.
  public var description: String { "\(kindName)(\(ownDescription))" }

  /// The description without the name of the type.
  package var ownDescription: String {
    let properties = component.map { Mirror(reflecting: $0).children.compactMap(plain) } ?? []
    let attributes = Change.between(Composed(), self)
      .filter { !["component", "children", "row"].contains($0.path) }
      .map { "\($0.path): \(literal(of: $0.new))" }
    return (properties + attributes).joined(separator: ", ")
  }

  /// A copy without the component itself. See ``forgetComponent()``.
  @MainActor package var withoutComponent: Composed {
    var widget = self
    widget.forgetComponent()
    return widget
  }

  /// A copy that equals itself: without the component, if the component may differ from itself.
  @MainActor package var equalToItself: Composed {
    var widget = withoutComponent
    if let kept = widget.component, !kept.isSame(asAny: kept) {
      widget.component = FormerComponent(type: type(of: kept))
    }
    return widget
  }

  /// Removes the component itself, which may retain anything. Only the type of the component is kept.
  ///
  /// A component that has only texts, numbers and flags is kept.
  @MainActor package mutating func forgetComponent() {
    guard let component, !PlainComponents.contain(component) else { return }
    self.component = FormerComponent(type: type(of: component))
  }

  private func plain(_ property: Mirror.Child) -> String? {
    // A cast would unwrap optionals.
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

/// The types of components that have only texts, numbers and flags.
@MainActor private enum PlainComponents {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// The type that has been asked for last.
  private static var last: (type: ObjectIdentifier, isPlain: Bool)?

  static func contain(_ component: some Component) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: component))
    if let last, last.type == type { return last.isPlain }
    let isPlain = known[type] ?? inspect(component)
    known[type] = isPlain
    last = (type, isPlain)
    return isPlain
  }

  private static func inspect<Inspected: Component>(_ component: Inspected) -> Bool {
    // A property of a type such as `Any` has a text in one component, and anything else in the next.
    let types = StoredProperty<Inspected>.all().map(\.type)
    return isStruct(Inspected.self) && types.count == Mirror(reflecting: component).children.count
      && types.allSatisfy { $0 is any LosslessStringConvertible.Type }
  }
}

/// The type of a component that has been unmounted.
private struct FormerComponent: Component {
  let type: any Component.Type

  var body: Children { [] }

  nonisolated func isSame(as other: FormerComponent) -> Bool { type == other.type }
}
