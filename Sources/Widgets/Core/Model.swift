import Mod

/// A value with defaults that Mods configure: a widget, a layer, a gesture recognizer or a bar item.
public protocol Model: Configurable, Inspectable, Equatable, Sendable {}

extension Model {
  /// The type and the properties that differ from a fresh value, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* properties.
  public var description: String { descriptionBesideFresh }

  /// Creates a fresh value and applies the Mods to it, in order: `Layer(.cornerRadius(6), .borderWidth(1))`.
  @inlinable @inline(__always) public init(_ mods: Mod<Self>...) {
    self.init()
    Mod(list: mods)(&self)
  }
}
