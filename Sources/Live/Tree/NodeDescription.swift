import Bindings
import Widgets

/// The last description of a node.
internal enum NodeDescription {
  /// A child. It shares its memory with the describing list, because the type of existential is the same.
  case widget(any Widget)

  /// A part.
  case part(any Bindable)

  /// Nothing, once the node is unmounted.
  case unmounted

  /// The described value, or `nil` for an unmounted node.
  internal var value: (any Bindable)? {
    switch self {
    case .widget(let widget): widget
    case .part(let part): part
    case .unmounted: nil
    }
  }

  /// The described children, or `nil` for a description that cannot have any.
  internal var widgetsInside: Children? {
    switch self {
    case .widget(let widget): widget.widgetsInside
    case .part(let part): part.widgetsInside
    case .unmounted: nil
    }
  }

  /// Returns a mounted value for the description with the styling of the surrounding containers, and the facts about
  /// its type.
  @MainActor internal func mounted(with stylings: Stylings) -> (AnyMounted, NodeKind) {
    switch self {
    case .widget(let widget): Self.mount(widget, with: stylings)
    case .part(let part): Self.mount(part, with: stylings)
    case .unmounted: Self.mount(View(), with: stylings)
    }
  }

  @MainActor private static func mount<Value: Bindable>(
    _ value: Value, with stylings: Stylings
  ) -> (AnyMounted, NodeKind) {
    let kind = NodeKind(of: value)
    if stylings.reach(Value.self) { return (.mount(stylings.applied(to: value)), kind) }
    return (.mount(value), kind)
  }

  /// Returns whether a widget equals the described value.
  @MainActor
  internal func isSame(as widget: any Widget) -> Bool {
    switch self {
    case .widget(let own): own.isEqual(to: widget)
    case .part(let part): part.isSame(as: widget)
    case .unmounted: false
    }
  }

  /// Returns whether a part equals the described value.
  internal func isSame(asPart part: any Bindable) -> Bool { value?.isSame(as: part) ?? false }
}
