import Mod

/// A thin line between the widgets of a stack, across its axis. Its colour is its `backgroundColor`, `.separator` by default.
public struct Divider: Widget {
  /// How thick the line is, in points. 0.5 by default.
  public var thickness = 0.5

  /// What every view has.
  public var attributes = ViewAttributes.divider

  /// Makes a line of half a point.
  public init() {}
}

extension PropertyNames where Root == Divider {
  /// Names ``Divider/thickness``.
  @inlinable public static var thickness: Property<Root, Double> { Property { $1(&$0.thickness) } }
}
