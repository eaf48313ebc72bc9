import Testing

@testable import Values

struct CollectionPartitioningTests {
  @Test(
    "`partitioningIndex` returns the first index whose element satisfies the predicate, or the end", arguments: 0...9)
  func everyIndex(start: Int) {
    let numbers = Array(0..<9)
    #expect(numbers.partitioningIndex { $0 >= start } == start)
    #expect(numbers[3...].partitioningIndex { $0 >= start } == max(3, start))
    #expect((0..<9).partitioningIndex { $0 >= start } == start)
  }

  @Test("`partitioningIndex` of an empty collection returns its end")
  func empty() {
    #expect([Int]().partitioningIndex { _ in true } == 0)
  }
}
