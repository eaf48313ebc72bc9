/// A binary heap, which returns its smallest element first.
internal struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  internal init() {}

  /// Creates a heap of elements in any order.
  ///
  /// - Complexity: O(*n*).
  internal init(_ elements: [Element]) {
    self.elements = elements
    for index in (0..<elements.count / 2).reversed() { sink(from: index) }
  }

  internal var count: Int { elements.count }

  internal var first: Element? { elements.first }

  /// Adds an element.
  ///
  /// - Complexity: O(log *n*).
  internal mutating func insert(_ element: Element) {
    var index = elements.count
    elements.append(element)
    while index > 0 {
      let parent = (index - 1) / 2
      guard element < elements[parent] else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  /// Removes and returns the smallest element.
  ///
  /// - Complexity: O(log *n*).
  internal mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    sink(from: 0)
    return first
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { return }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[index] else { return }
      elements.swapAt(index, child)
      index = child
    }
  }
}

extension Heap: Sendable where Element: Sendable {}
