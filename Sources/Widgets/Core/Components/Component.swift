import Mod

/// A reusable part of a screen: a struct whose ``body`` lists its widgets.
///
/// ```swift
/// struct NameValue: Component {
///   let name: String
///   let value: String
///
///   var body: Children {
///     HStack(spacing: 4) {
///       Label(name, .textColor(.secondaryLabel))
///       Spacer()
///       Label(value, .textAlignment(.right))
///     }
///   }
/// }
///
/// VStack {
///   NameValue(name: "Views", value: "1000")
///   NameValue(name: "Episode", value: "123").with(.key("episode"))
/// }
/// ```
///
/// Use a component wherever a widget can be: in a block, in another component, in a live tree, in a preview. A
/// component is a description: ``body`` is read when the component is shown, and again when its inputs have changed.
///
/// Properties that are declared with `@Variable` are state: a live tree keeps their values for as long as the component
/// stays in its place, even when it is described again. Outside of a live tree, a component has its initial values.
@MainActor public protocol Component: WidgetConvertible, Findable, Sendable {
  /// The widgets of the component.
  @WidgetBuilder var body: Children { get }

  /// Returns whether another component has the same content, so that its ``body`` need not be read again.
  ///
  /// By default, this is `==` if the type is `Equatable`, and otherwise `false`.
  nonisolated func isSame(as other: Self) -> Bool
}

extension Component {
  /// Returns `false`, because components that cannot be compared are taken to differ.
  @inlinable nonisolated public func isSame(as other: Self) -> Bool { false }

  /// The component as one widget.
  @inlinable nonisolated public var widgets: Children { Children([Composed(self)]) }

  /// Returns the component as a widget, with the Mods applied in order.
  nonisolated public func with(_ mods: Mod<Composed>...) -> Composed {
    var widget = Composed(self)
    mods.apply(to: &widget)
    return widget
  }
}

extension Component where Self: Equatable {
  /// Returns whether the components are equal.
  @inlinable nonisolated public func isSame(as other: Self) -> Bool { self == other }
}
