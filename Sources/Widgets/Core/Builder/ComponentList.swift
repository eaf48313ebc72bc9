import Foundation

/// A list of components that become widgets when they are needed.
///
/// The list knows the type of its components, so that two lists can be compared without making widgets. Its closures
/// are made where the type is known, so that they are specialized for it.
@usableFromInline internal final class ComponentList: Sendable {
  @usableFromInline internal let count: Int

  /// The type of the components, or `nil` if the list is made of widgets.
  @usableFromInline internal let type: (any Component.Type)?
  @usableFromInline internal let key: @Sendable (Int) -> WidgetKey
  @usableFromInline internal let widget: @Sendable (Int) -> any Widget
  @usableFromInline internal let components: any AnyObject & Sendable

  /// The pieces that the list is made of, or none if it is made of components.
  @usableFromInline internal let pieces: [ChildrenPiece]

  /// Takes the components of another list, of which those at some indexes are replaced by those of this list.
  @usableFromInline internal let inherit: @Sendable (ComponentList, _ changed: [Int]) -> Void
  @usableFromInline internal let comparison: @Sendable (ComponentList) -> ((Int, Int) -> Bool)?

  /// Returns the first index, from `start` on, at which the component differs from that of another list.
  @usableFromInline internal let firstDifference: @Sendable (ComponentList, _ start: Int) -> Int?

  @inlinable internal init<Element: Component & Identifiable>(_ components: [Element]) where Element.ID: Sendable {
    let shared = SharedComponents(components)
    count = components.count
    type = Element.self
    key = { WidgetKey(shared.elements[$0].id) }
    widget = { index in
      let component = shared.elements[index]
      var widget = Composed(component)
      widget.key = WidgetKey(component.id)
      return widget
    }
    self.components = shared
    pieces = []
    inherit = { other, changed in
      guard let others = other.shared(of: Element.self) else { return }
      var inherited = others.take()
      let own = shared.elements
      for index in changed { inherited[index] = own[index] }
      shared.replace(by: inherited)
    }
    comparison = { other in
      guard let others = other.shared(of: Element.self)?.elements else { return nil }
      let components = shared.elements
      return { components[$0].id == others[$1].id && components[$0].isSame(as: others[$1]) }
    }
    firstDifference = { other, start in
      guard let others = other.shared(of: Element.self)?.elements else { return nil }
      let components = shared.elements
      guard start < min(components.count, others.count) else { return nil }
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

  /// Creates a list of widgets, which are not compared.
  internal init(_ pieces: [ChildrenPiece], count: Int, widget: @escaping @Sendable (Int) -> any Widget) {
    (self.pieces, self.count, self.widget) = (pieces, count, widget)
    type = nil
    key = { WidgetKey($0) }
    components = ChildrenPiece([])
    inherit = { _, _ in }
    comparison = { _ in nil }
    firstDifference = { _, _ in nil }
  }

  /// Returns the components, if they are of the given type.
  @inlinable internal func shared<Element: Component>(of type: Element.Type) -> SharedComponents<Element>? {
    // The storage was made together with the type.
    self.type.map { $0 == type } ?? false ? unsafeDowncast(components, to: SharedComponents<Element>.self) : nil
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
