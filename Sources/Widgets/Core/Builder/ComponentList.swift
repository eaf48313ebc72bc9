import Foundation

/// A list of components that become widgets when they are needed.
///
/// The list knows the type of its components, so that two lists can be compared without making widgets.
@usableFromInline internal final class ComponentList: Sendable {
  @usableFromInline internal let count: Int
  @usableFromInline internal let type: any Component.Type
  @usableFromInline internal let key: @Sendable (Int) -> WidgetKey
  @usableFromInline internal let widget: @Sendable (Int) -> any Widget
  @usableFromInline internal let components: any Sendable
  @usableFromInline internal let comparison: @Sendable (ComponentList) -> ((Int, Int) -> Bool)?

  /// Returns the first index, from `start` on, at which the component differs from that of another list.
  @usableFromInline internal let firstDifference: @Sendable (ComponentList, _ start: Int) -> Int?

  @inlinable internal init<Element: Component & Identifiable>(_ components: [Element]) where Element.ID: Sendable {
    count = components.count
    type = Element.self
    key = { WidgetKey(components[$0].id) }
    widget = { index in
      var widget = Composed(components[index])
      widget.key = WidgetKey(components[index].id)
      return widget
    }
    self.components = components
    comparison = { other in
      guard let others = other.components as? [Element] else { return nil }
      return { components[$0].id == others[$1].id && components[$0].isSame(as: others[$1]) }
    }
    firstDifference = { other, start in
      guard let others = other.components as? [Element], start < min(components.count, others.count) else { return nil }
      return components.withUnsafeBytes { bytes in
        others.withUnsafeBytes { otherBytes in
          let stride = MemoryLayout<Element>.stride
          // Copies of a value that equals itself are equal, and comparing bytes costs very little.
          let isReflexive = components[start].isSame(as: components[start])
          return Self.firstDifference(
            isReflexive ? bytes : nil, otherBytes, stride: stride, in: start..<min(components.count, others.count)
          ) { components[$0].id == others[$0].id && components[$0].isSame(as: others[$0]) }
        }
      }
    }
  }

  /// Returns the first index in a range at which the elements of two arrays have neither equal bytes nor equal values.
  ///
  /// - Parameter bytes: The first array, or `nil` to compare values only.
  /// - Complexity: O(*n*) for the elements up to the index.
  @usableFromInline internal static func firstDifference(
    _ bytes: UnsafeRawBufferPointer?,
    _ others: UnsafeRawBufferPointer,
    stride: Int,
    in range: Range<Int>,
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

  @usableFromInline internal var widgets: [any Widget] { (0..<count).map(widget) }
}
