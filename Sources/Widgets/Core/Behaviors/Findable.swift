/// A type whose values can be found in a live tree: a widget or another bindable type, or a component.
public protocol Findable<Itself>: SendableMetatype {
  /// The type itself, which `find` infers from a metatype.
  associatedtype Itself = Self
}
