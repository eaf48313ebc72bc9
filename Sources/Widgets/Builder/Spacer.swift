import Mod

/// Room between the widgets of a stack.
///
/// ```swift
/// let row = HStack {
///   Label("Views")
///   Spacer()
///   Label("1000")
/// }
/// ```
public struct Spacer: Widget {
  /// How much room it takes along the axis of the stack, in points, or `nil`, the default, for all that is left over.
  public var length: Double?

  /// What every view has.
  public var attributes = ViewAttributes.spacer

  /// Makes a spacer that takes all the room that is left over.
  public init() {}

  /// Makes a spacer of a length in points, and applies the Mods to it, in their order.
  @inlinable
  @inline(__always)
  public init(_ length: Double?, _ mods: Mod<Self>...) {
    self.init()
    self.length = length
    Mod(list: mods)(&self)
  }
}

extension PropertyNames where Root == Spacer {
  /// Names ``Spacer/length``.
  @inlinable public static var length: Property<Root, Double?> { Property { $1(&$0.length) } }
}
