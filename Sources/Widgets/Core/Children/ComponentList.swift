import Synchronization

/// A list of components, which become widgets on demand.
///
/// The list knows the type of its components, so that two lists are compared without making widgets.
@usableFromInline
internal final class ComponentList<Element: Component & Identifiable>: ChildrenBox
where Element.ID: Sendable {
  /// The components. The array can be exchanged for an array of equal components.
  @usableFromInline internal let array: Mutex<[Element]>

  // These are made where the type is known, so that they are specialized for it.

  @usableFromInline internal let madeWidget: @Sendable (ComponentList, Int) -> any Widget
  @usableFromInline internal let key: @Sendable (ComponentList, Int) -> WidgetKey
  @usableFromInline internal let isSame: @Sendable (ComponentList, Int, ComponentList, Int) -> Bool

  /// Returns the first index, from `start` on, at which the components of two lists differ.
  @usableFromInline
  internal let firstDifference: @Sendable (_ first: ComponentList, _ second: ComponentList, _ start: Int) -> Int

  @inlinable internal init(_ components: [Element]) {
    array = Mutex(components)
    madeWidget = { list, index in
      let component = list.components[index]
      var widget = Composed(component)
      widget.key = WidgetKey(component.id)
      return widget
    }
    key = { list, index in WidgetKey(list.components[index].id) }
    isSame = { list, index, other, otherIndex in
      let (component, otherComponent) = (list.components[index], other.components[otherIndex])
      return component.id == otherComponent.id && component.isSame(as: otherComponent)
    }
    firstDifference = { first, second, start in
      let (first, second) = (first.components, second.components)
      let end = min(first.count, second.count)
      var index = start
      while index < end, first[index].id == second[index].id, first[index].isSame(as: second[index]) { index += 1 }
      return index
    }
    super.init(count: components.count, levels: ChildrenLevels())
  }

  @inlinable internal var components: [Element] { array.withLock { $0 } }

  @usableFromInline internal override var isLazy: Bool { true }

  @usableFromInline internal override func widget(at index: Int) -> any Widget { madeWidget(self, index) }

  @usableFromInline internal override func identity(at index: Int) -> ChildIdentity {
    ChildIdentity(type: Element.self, key: key(self, index))
  }

  @usableFromInline internal override func isKnown(
    at index: Int, toEqual other: ChildrenBox, at otherIndex: Int
  ) -> Bool? {
    guard let other = alike(other) else { return nil }
    return isSame(self, index, other, otherIndex)
  }

  internal override func differences(from other: ChildrenBox) -> [Int]? {
    guard let other = alike(other) else { return nil }
    let end = min(count, other.count)
    var indexes: [Int] = []
    var index = firstDifference(self, other, 0)
    while index < end {
      indexes.append(index)
      if key(self, index) != key(other, index) { break }
      index = firstDifference(self, other, index + 1)
    }
    return indexes
  }

  internal override func inherit(_ other: ChildrenBox, changedAt changed: [Int]) {
    guard let other = alike(other) else { return }
    var inherited = other.array.withLock { array in
      let taken = array
      array = []
      return taken
    }
    let own = components
    for index in changed { inherited[index] = own[index] }
    array.withLock { $0 = inherited }
  }
}
