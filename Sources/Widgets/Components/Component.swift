import Mod

/// A part of a screen with a name of its own: a struct whose ``body`` says what it is made of.
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
/// A component stands wherever a widget does: in a block, in another component, in a live tree, in a preview. It is a description:
/// ``body`` is read when the component is shown, and again when something that it is made of has changed.
///
/// Properties that are declared with `@Variable` are state: a live tree keeps their values for as long as the component stays in its
/// place, whatever it is described as meanwhile. A component that is read without a live tree has its initial values.
@MainActor
public protocol Component: WidgetConvertible, Sendable {
  /// What the component is made of.
  @WidgetBuilder var body: Children { get }

  /// Whether another component of the type is made of the same, so that its ``body`` need not be read again.
  ///
  /// By default, whether both are equal if the type is `Equatable`, and otherwise `false`.
  nonisolated func isSame(as other: Self) -> Bool
}

extension Component {
  /// `false`: without a way to compare, every component is a new one.
  @inlinable
  nonisolated public func isSame(as other: Self) -> Bool { false }

  /// The component as one widget.
  @inlinable
  nonisolated public var widgets: Children { Children([Composed(self)]) }

  /// The component as a widget with the Mods applied to it, in their order.
  nonisolated public func with(_ mods: Mod<Composed>...) -> Composed {
    var widget = Composed(self)
    Mod(list: mods)(&widget)
    return widget
  }
}

extension Component where Self: Equatable {
  /// Whether both are equal.
  @inlinable
  nonisolated public func isSame(as other: Self) -> Bool { self == other }
}
