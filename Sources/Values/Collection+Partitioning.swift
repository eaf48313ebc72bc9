extension RandomAccessCollection {
  /// Returns the first index whose element satisfies a predicate that all later elements satisfy, too, or the end.
  ///
  /// In `[1, 2, 4, 8]`, 2 is the first index of a number above 3. swift-algorithms has it under the same name.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable package func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecondPartition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
