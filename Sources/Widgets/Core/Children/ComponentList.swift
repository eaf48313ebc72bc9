import Foundation
import Synchronization

/// A list of components, which become widgets when somebody needs them.
///
/// The list knows the type of its components, so that two lists are compared without making widgets.
@usableFromInline
internal final class ComponentList<Element: Component & Identifiable>: ChildrenBox, @unchecked Sendable
where Element.ID: Sendable {
  /// The components, as an array that can be exchanged for another one of equal components.
  @usableFromInline internal let array: Mutex<[Element]>

  /// Returns the first index, from `start` on, at which the components of two arrays differ.
  ///
  /// It is made where the type is known, so that it is specialized for it.
  @usableFromInline
  internal let firstDifference: @Sendable (_ first: [Element], _ second: [Element], _ start: Int) -> Int

  @inlinable internal init(_ components: [Element]) {
    array = Mutex(components)
    firstDifference = { first, second, start in
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

  internal var components: [Element] { array.withLock { $0 } }

  internal override var isLazy: Bool { true }

  internal override func widget(at index: Int) -> any Widget { Self.widget(of: components[index]) }

  internal override var widgets: [any Widget] { components.map(Self.widget) }

  private static func widget(of component: Element) -> any Widget {
    var widget = Composed(component)
    widget.key = WidgetKey(component.id)
    return widget
  }

  internal override func identity(at index: Int) -> ChildIdentity {
    ChildIdentity(type: Element.self, key: WidgetKey(components[index].id))
  }

  internal override func isKnown(at index: Int, toEqual other: ChildrenBox, at otherIndex: Int) -> Bool? {
    guard let other = other as? ComponentList else { return nil }
    let (component, otherComponent) = (components[index], other.components[otherIndex])
    return component.id == otherComponent.id && component.isSame(as: otherComponent)
  }

  internal override func differences(from other: ChildrenBox) -> [Int]? {
    guard let other = other as? ComponentList else { return nil }
    let (first, second) = (components, other.components)
    let end = min(first.count, second.count)
    var indexes: [Int] = []
    var index = firstDifference(first, second, 0)
    while index < end {
      indexes.append(index)
      index = firstDifference(first, second, index + 1)
    }
    return indexes
  }

  internal override func inherit(_ other: ChildrenBox, changedAt changed: [Int]) {
    guard let other = other as? ComponentList else { return }
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
