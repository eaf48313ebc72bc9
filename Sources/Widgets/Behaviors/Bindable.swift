/// Something that bindings, handlers and delegates can be attached to: a widget, a layer, a bar item, a gesture recognizer,
/// a type of your own.
///
/// Attaching one changes nothing but ``behaviors``. They come to life when a live tree mounts the value.
public protocol Bindable: SendableMetatype {
  /// What it does over time. Nothing by default.
  var behaviors: Behaviors { get set }

  /// Has `visitor` visit each part that is bindable itself, in their order. By default, there are none.
  ///
  /// The children of a ``Container`` are not visited: they are mounted by themselves.
  mutating func visitParts(_ visitor: PartVisitor)

  /// The widgets inside a ``Container``; `nil` for what is none, and holds nothing.
  var widgetsInside: Children? { get set }
}

extension Bindable {
  /// Visits nothing: there are no parts.
  @inlinable
  public mutating func visitParts(_ visitor: PartVisitor) {}

  /// `nil`: it holds nothing, and what is put in is lost.
  @inlinable
  public var widgetsInside: Children? {
    get { nil }
    set {}
  }

  /// The value with nothing in it.
  package var withoutChildren: Self {
    var value = self
    value.widgetsInside = []
    return value
  }
}
