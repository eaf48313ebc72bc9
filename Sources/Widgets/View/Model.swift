import Mod

/// What widgets, layers, gesture recognizers and the items of bars have in common: values with defaults, made by Mods.
public protocol Model: Configurable, Inspectable, Equatable, Sendable {}

extension Model {
  /// Makes a fresh value and applies the Mods to it, in their order: `Layer(.cornerRadius(6), .borderWidth(1))`.
  @inlinable
  @inline(__always)
  public init(_ mods: Mod<Self>...) {
    self.init()
    Mod(list: mods)(&self)
  }
}
