import Mod

/// A plain view with subviews: a model of `UIView`.
public struct View: Container {
  /// The subviews, from back to front. None by default.
  public var subviews: Children = []

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates a view with UIKit's defaults.
  public init() {}

  /// The ``subviews``.
  @inlinable public var children: Children {
    get { subviews }
    _modify { yield &subviews }
  }

  /// A Boolean value that indicates whether the layer equals a fresh view's, without reading it.
  package var hasFreshLayer: Bool { attributes.haveFreshLayer }

  /// `false`, because it has the parts of every widget.
  @inlinable public var _hasPartsOfItsOwn: Bool { false }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension PropertyNames where Root == View {
  /// The subviews, from back to front. None by default.
  @_alwaysEmitIntoClient public static var subviews: Property<Root, Children> { Property { $1(&$0.subviews) } }
}
