/// A type that bindings, handlers and delegates can be attached to, such as a widget, a layer or a bar item.
///
/// Attaching one changes only ``behaviors``. A live tree activates behaviors when it mounts the value.
public protocol Bindable: Findable {
  /// The bindings, handlers and delegates of the value. None by default.
  var behaviors: Behaviors { get set }

  /// Calls `visitor` with each bindable part, in order. By default, there are none.
  ///
  /// The children of a ``Container`` are not visited, because they are mounted by themselves.
  mutating func visitParts(_ visitor: PartVisitor)

  /// The children of a ``Container``, or `nil` for other types.
  var widgetsInside: Children? { get set }

  /// The function that returns the preview of a ``Previewable`` widget, or `nil` for other types.
  static var previewing: ((Self) -> any Widget)? { get }

  /// The role of the type in a live tree. `.usual` by default.
  static var treeRole: TreeRole { get }
}

extension Bindable {
  /// Visits nothing, because there are no parts.
  @inlinable public mutating func visitParts(_ visitor: PartVisitor) {}

  /// `nil`, because the value has no children. Setting it has no effect.
  @inlinable public var widgetsInside: Children? {
    get { nil }
    set {}
  }

  /// `nil`, because the value has no preview.
  @inlinable public static var previewing: ((Self) -> any Widget)? { nil }

  /// The usual role.
  @inlinable public static var treeRole: TreeRole { .usual }

  package var withoutChildren: Self {
    var value = self
    value.widgetsInside = []
    return value
  }
}

/// A type whose values can be found in a live tree: a widget or another bindable type, or a component.
public protocol Findable<Itself>: SendableMetatype {
  /// The type itself, which `find` infers from a metatype.
  associatedtype Itself = Self
}
