import Mod

/// Space between the widgets of a stack.
///
/// ```swift
/// let row = HStack {
///   Label("Views")
///   Spacer()
///   Label("1000")
/// }
/// ```
public struct Spacer: Widget {
  /// The length along the axis of the stack, in points, or `nil` to fill the remaining space. `nil` by default.
  @Themed public var length: Double? = nil

  /// The attributes of every view.
  public var attributes = ViewAttributes.spacer

  /// Creates a spacer that fills the remaining space.
  public init() {}

  /// Creates a spacer with a length in points, and applies the Mods to it, in order.
  @inlinable @inline(__always) public init(_ length: Double?, _ mods: Mod<Self>...) {
    self.init()
    self.length = length
    mods.apply(to: &self)
  }

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension PropertyNames where Root == Spacer {
  /// The length along the axis of the stack, in points, or `nil` to fill the remaining space. `nil` by default.
  @inlinable public static var length: Property<Root, Double?> { Property { $1(&$0.length) } }
}
