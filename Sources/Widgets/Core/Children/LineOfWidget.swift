/// A line of a block that is a widget.
@frozen public struct LineOfWidget<Line: Widget>: Content {
  @usableFromInline internal let widget: Line

  @inlinable @inline(__always) internal init(_ widget: consuming Line) { self.widget = widget }

  /// The number of widgets, which is 1.
  @inlinable public var _count: Int { 1 }

  /// The levels of children below the widget.
  @inlinable public var _levels: ChildrenLevels { ChildrenLevels(below: widget) }

  /// Returns the widget.
  @inlinable public func _widget(at index: Int) -> any Widget { widget }

  /// Appends the widget to an array.
  @inlinable public func _append(to widgets: inout [any Widget]) { widgets.append(widget) }

  /// Returns the identity of the widget.
  @inlinable public func _identity(at index: Int) -> ChildIdentity { ChildIdentity(widget) }

  /// Returns whether the widgets are equal, or `nil` if they contain widgets that contain others.
  @inlinable public func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool? {
    if let inside = widget.widgetsInside, let others = other.widget.widgetsInside, !inside.isIdentical(to: others) {
      // Deeper children are compared once, with those of the widgets that contain them.
      guard inside.count == others.count, inside.haveNoneInside, others.haveNoneInside else { return nil }
    }
    return widget == other.widget
  }

  /// Appends the index of the widget if it is not known to equal the other.
  @inlinable public func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int]) {
    if _isKnown(at: 0, toEqual: other, at: 0) != true { indexes.append(offset) }
  }

  /// Returns whether the widgets are equal.
  @inlinable public func _isEqual(to other: Self) -> Bool? { widget == other.widget }

  /// Visits the widget.
  @inlinable public func _visit(_ visitor: inout some WidgetVisitor) -> Bool { visitor.visit(widget) }

  /// Visits the widget.
  @inlinable public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool { visitor.visit(widget) }
}

/// A line of a block that is a component, which becomes a widget on demand.
@frozen public struct LineOfComponent<Line: Component>: Content {
  @usableFromInline internal let component: Line

  @inlinable @inline(__always) internal init(_ component: consuming Line) { self.component = component }

  /// The number of widgets, which is 1.
  @inlinable public var _count: Int { 1 }

  /// None, because the body has not been read.
  @inlinable public var _levels: ChildrenLevels { ChildrenLevels() }

  /// Returns the widget of the component.
  @inlinable public func _widget(at index: Int) -> any Widget { Composed(component) }

  /// Appends the widget of the component to an array.
  @inlinable public func _append(to widgets: inout [any Widget]) { widgets.append(Composed(component)) }

  /// Returns the identity of the component.
  @inlinable public func _identity(at index: Int) -> ChildIdentity { ChildIdentity(type: Line.self, key: nil) }

  /// Returns whether the components have the same content.
  @inlinable public func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool? {
    component.isSame(as: other.component)
  }

  /// Appends the index of the component if it has another content.
  @inlinable public func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int]) {
    if !component.isSame(as: other.component) { indexes.append(offset) }
  }

  /// Returns whether the components have the same content.
  @inlinable public func _isEqual(to other: Self) -> Bool? { component.isSame(as: other.component) }

  /// Visits the widget of the component.
  @inlinable public func _visit(_ visitor: inout some WidgetVisitor) -> Bool { visitor.visit(Composed(component)) }

  /// Visits the widget of the component.
  @inlinable public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool { _visit(&visitor) }
}
