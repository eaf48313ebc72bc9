import Testing

@testable import Values

struct CollectionPartitioningTests {
  @Test("The index is that of the first element for which a predicate holds, or the end", arguments: 0...9)
  func everyIndex(start: Int) {
    let numbers = Array(0..<9)
    #expect(numbers.partitioningIndex { $0 >= start } == start)
    #expect(numbers[3...].partitioningIndex { $0 >= start } == max(3, start))
    #expect((0..<9).partitioningIndex { $0 >= start } == start)
  }

  @Test("An empty collection has only its end")
  func empty() {
    #expect([Int]().partitioningIndex { _ in true } == 0)
  }
}
