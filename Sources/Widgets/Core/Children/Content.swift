/// The lines of a block with their types: a widget, a component, a list of children, or several of them.
///
/// ``WidgetBuilder`` makes content. No type of your own has to conform.
public protocol Content: Sendable {
  /// The number of widgets.
  var _count: Int { get }

  /// The levels of children below the widgets.
  var _levels: ChildrenLevels { get }

  /// Returns the widget at an index.
  func _widget(at index: Int) -> any Widget

  /// Appends the widgets to an array.
  func _append(to widgets: inout [any Widget])

  /// Returns the identity of the child at an index.
  func _identity(at index: Int) -> ChildIdentity

  /// Returns whether a widget equals a widget of other content, or `nil` if that is not known without comparing the
  /// widgets inside both.
  func _isKnown(at index: Int, toEqual other: Self, at otherIndex: Int) -> Bool?

  /// Appends the indexes of the widgets that are not known to equal those of other content at the same indexes.
  ///
  /// After a child of another identity, indexes may be missing.
  func _appendDifferences(from other: Self, at offset: Int, to indexes: inout [Int])

  /// Returns whether both have equal widgets, or `nil` if their lines list different numbers of widgets.
  func _isEqual(to other: Self) -> Bool?

  /// Visits the widgets in order, without the keys of a ``ForEach``, until the visitor returns `false`.
  ///
  /// - Returns: Whether all have been visited.
  func _visit(_ visitor: inout some WidgetVisitor) -> Bool

  /// Visits the widget at an index, without the key of a ``ForEach``, and returns whether the visitor would go on.
  func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool
}

extension Children: Content {
  /// The number of widgets.
  public var _count: Int { count }

  /// The levels of children below the widgets.
  public var _levels: ChildrenLevels { box?.levels.joined ?? ChildrenLevels() }

  /// Returns the widget at an index.
  public func _widget(at index: Int) -> any Widget { self[index] }

  /// Appends the widgets to an array.
  public func _append(to widgets: inout [any Widget]) { widgets += elements }

  /// Returns the identity of the child at an index.
  public func _identity(at index: Int) -> ChildIdentity { identity(at: index) }

  /// Returns whether two widgets are known to be equal.
  public func _isKnown(at index: Int, toEqual other: Children, at otherIndex: Int) -> Bool? {
    isKnown(at: index, toEqual: other, at: otherIndex)
  }

  /// Appends the indexes of the widgets that are not known to equal those of another list.
  public func _appendDifferences(from other: Children, at offset: Int, to indexes: inout [Int]) {
    if isIdentical(to: other) { return }
    let end = Swift.min(count, other.count)
    indexes += differences(from: other)?.map { $0 + offset } ?? Array(offset..<offset + end)
  }

  /// Returns whether the lists are equal, or `nil` for lists of different lengths.
  public func _isEqual(to other: Children) -> Bool? { count == other.count ? self == other : nil }

  /// Visits the widgets.
  public func _visit(_ visitor: inout some WidgetVisitor) -> Bool { box?.visit(&visitor) ?? true }

  /// Visits the widget at an index.
  public func _visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool {
    box?.visit(at: index, &visitor) ?? true
  }
}

/// The identity of a child among its siblings.
public struct ChildIdentity {
  /// The type of the widget, or of the component that it stands for.
  package let type: Any.Type
  package let key: WidgetKey?

  @usableFromInline internal init(type: Any.Type, key: WidgetKey?) {
    self.type = type
    self.key = key
  }

  /// Creates the identity of a widget.
  @usableFromInline package init<Value: Widget>(_ widget: Value) {
    self.init(type: Value.self == Composed.self ? Self.type(of: widget) : Value.self, key: widget.key)
  }

  private static func type<Value: Widget>(of widget: Value) -> Any.Type {
    guard let component = reading(widget, as: Composed.self, { $0.pointee.component }), let component else {
      return Value.self
    }
    return Swift.type(of: component)
  }
}

/// A visitor of widgets of any types, which needs no existential box for each.
public protocol WidgetVisitor {
  /// Visits a widget, and returns whether to go on.
  mutating func visit<Visited: Widget>(_ widget: Visited) -> Bool
}
