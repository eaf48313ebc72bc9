import Mod

extension Scrolling {
  /// The control above the content that users pull down to refresh, or `nil` for none. `nil` by default.
  @inlinable public var refreshControl: RefreshControl? {
    get { scrolling.value.refreshControl }
    _modify { yield &scrolling.value.refreshControl }
  }

  /// Visits the refresh control and the parts of every widget.
  public mutating func visitParts(_ visitor: PartVisitor) { visitScrollingParts(visitor) }

  /// Visits the parts of every scroll view, for a type that visits further parts.
  public mutating func visitScrollingParts(_ visitor: PartVisitor) {
    // Reading by way of the box's storage copies no attributes.
    if scrolling.storage.value.refreshControl != nil { visitor.visit(&scrolling.value.refreshControl) }
    visitSharedParts(visitor)
  }
}

extension PropertyNames where Root: Scrolling {
  /// The control above the content that users pull down to refresh, or `nil` for none. `nil` by default.
  @inlinable public static var refreshControl: Property<Root, RefreshControl?> { Property { $1(&$0.refreshControl) } }
}
