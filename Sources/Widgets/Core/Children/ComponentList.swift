import Foundation
import Synchronization

/// A list of components, which become widgets when somebody needs them.
///
/// The list knows the type of its components, so that two lists are compared without making widgets.
@usableFromInline
internal final class ComponentList<Element: Component & Identifiable>: ChildrenBox
where Element.ID: Sendable {
  /// The components, as an array that can be exchanged for another one of equal components.
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
      guard start < end else { return end }
      return first.withUnsafeBytes { bytes in
        second.withUnsafeBytes { otherBytes in
          // Copies of a value that equals itself are equal, and comparing bytes costs very little.
          let isReflexive = first[start].isSame(as: first[start])
          return firstUnequal(
            isReflexive ? bytes : nil, otherBytes, stride: MemoryLayout<Element>.stride, in: start..<end
          ) { first[$0].id == second[$0].id && first[$0].isSame(as: second[$0]) }
        }
      }
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

/// Returns the first index in a range at which the elements of two arrays have neither equal bytes nor equal values.
///
/// - Parameters:
///   - bytes: The first array, or `nil` to compare values only.
///   - others: The second array.
///   - stride: The distance of two elements.
///   - range: The range of indexes.
///   - isSame: Returns whether the elements at an index are equal.
/// - Complexity: O(*n*) for the elements up to the index.
@usableFromInline
internal func firstUnequal(
  _ bytes: UnsafeRawBufferPointer?, _ others: UnsafeRawBufferPointer, stride: Int, in range: Range<Int>,
  isSame: (Int) -> Bool
) -> Int {
  func haveSameBytes(_ range: Range<Int>) -> Bool {
    guard let first = bytes?.baseAddress, let second = others.baseAddress, stride > 0 else { return false }
    let start = range.lowerBound * stride
    return memcmp(first + start, second + start, range.count * stride) == 0
  }
  var index = range.lowerBound
  while index < range.upperBound {
    let block = index..<min(index + 64, range.upperBound)
    if !haveSameBytes(block) {
      for index in block where !haveSameBytes(index..<index + 1) && !isSame(index) { return index }
    }
    index = block.upperBound
  }
  return index
}
