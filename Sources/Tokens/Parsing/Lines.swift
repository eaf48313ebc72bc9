/// The lines of a text, to find the line and the column of a byte.
internal struct Lines: Sendable {
  /// The index of each line's first byte.
  private let starts: [Int]

  /// Finds the lines of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(of bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    self.starts = starts
  }

  /// Returns the line and the column of a byte. Both begin at 1; columns count bytes, as compilers do.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func position(of index: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (low + 1, index - starts[low] + 1)
  }
}
