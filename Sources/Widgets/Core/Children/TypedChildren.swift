/// The widgets of a block, with their types.
@usableFromInline internal final class TypedChildren<Listed: Content>: ChildrenBox {
  @usableFromInline internal let content: Listed

  // The closure is created where the type is known, so that the compiler specializes it.
  @usableFromInline internal let made: @Sendable (TypedChildren) -> [any Widget]

  @inlinable internal init(_ content: consuming Listed) {
    let (count, levels) = (content._count, content._levels)
    self.content = content
    made = { list in
      var widgets: [any Widget] = []
      widgets.reserveCapacity(list.count)
      list.content._append(to: &widgets)
      return widgets
    }
    super.init(count: count, levels: levels)
  }

  @usableFromInline internal override func widget(at index: Int) -> any Widget { content._widget(at: index) }

  @usableFromInline internal override var widgets: [any Widget] { made(self) }

  @usableFromInline internal override func identity(at index: Int) -> ChildIdentity { content._identity(at: index) }

  @usableFromInline internal override func isKnown(
    at index: Int, toEqual other: ChildrenBox, at otherIndex: Int
  ) -> Bool? {
    guard let other = alike(other) else { return nil }
    return content._isKnown(at: index, toEqual: other.content, at: otherIndex)
  }

  @usableFromInline internal override func differences(from other: ChildrenBox) -> [Int]? {
    guard let other = alike(other) else { return nil }
    var indexes: [Int] = []
    content._appendDifferences(from: other.content, at: 0, to: &indexes)
    return indexes
  }

  @usableFromInline internal override func isEqual(to other: ChildrenBox) -> Bool {
    let isEqual = alike(other).flatMap { content._isEqual(to: $0.content) }
    // Other lines may list the same widgets.
    return isEqual ?? super.isEqual(to: other)
  }

  @usableFromInline internal override func visit(_ visitor: inout some WidgetVisitor) -> Bool {
    content._visit(&visitor)
  }

  @usableFromInline internal override func visit(at index: Int, _ visitor: inout some WidgetVisitor) -> Bool {
    content._visit(at: index, &visitor)
  }
}
