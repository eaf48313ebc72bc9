import Mod

/// A thin line between the widgets of a stack, across its axis. Its `backgroundColor` is `.separator` by default.
public struct Divider: Widget {
  /// The thickness of the line, in points. 0.5 by default.
  @Themed public var thickness = 0.5

  /// The attributes of every view.
  public var attributes = ViewAttributes.divider

  /// Creates a line of half a point.
  public init() {}

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }
}

extension PropertyNames where Root == Divider {
  /// The thickness of the line, in points. 0.5 by default.
  @inlinable public static var thickness: Property<Root, Double> { Property { $1(&$0.thickness) } }
}
