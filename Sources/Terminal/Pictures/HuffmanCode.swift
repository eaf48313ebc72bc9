/// A code of a deflated stream: a symbol for each sequence of one to fifteen bits.
internal struct HuffmanCode {
  /// The number of bits up to which a table leads to a symbol.
  private static let short = 10

  /// The greatest number of bits of a code.
  private static let longest = 15

  /// The symbol of each sequence of ten bits, with the number of bits of its code below, or 0 if the code is longer.
  private var table = [UInt16](repeating: 0, count: 1 << short)

  /// The number of codes of each length.
  private var counts = [Int](repeating: 0, count: longest + 1)

  /// The symbols that have a code, by their codes.
  private var symbols: [UInt16] = []

  /// Creates the canonical code from the length of each symbol's code. A length of 0 is no code.
  ///
  /// - Throws: ``PNGError/damaged`` if there are more codes of a length than sequences of bits.
  /// - Complexity: O(*n*) for *n* symbols.
  init(lengths: ArraySlice<UInt8>) throws(PNGError) {
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var (code, next, starts) = (0, [Int](repeating: 0, count: Self.longest + 1), [0, 0])
    for length in 1...Self.longest {
      code = (code + counts[length - 1]) << 1
      next[length] = code
      if code + counts[length] > 1 << length { throw .damaged }
      starts.append(starts[length] + counts[length])
    }
    symbols = Array(repeating: 0, count: starts[Self.longest + 1])
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[starts[length]] = UInt16(symbol)
      starts[length] += 1
      if length <= Self.short {
        // The first bit of a code is the lowest bit in the stream.
        var (reversed, rest) = (0, next[length])
        for _ in 0..<length { (reversed, rest) = (reversed << 1 | rest & 1, rest >> 1) }
        for index in stride(from: reversed, to: 1 << Self.short, by: 1 << length) {
          table[index] = UInt16(symbol) << 4 | UInt16(length)
        }
      }
      next[length] += 1
    }
  }

  /// Returns the symbol at the beginning of bits, and the number of its bits, or `nil` if no code begins so.
  func symbol(of bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = table[Int(bits & UInt64(1 << Self.short - 1))]
    if entry != 0 { return (Int(entry >> 4), Int(entry & 15)) }
    var (code, first, index) = (0, 0, 0)
    for length in 1...Self.longest {
      code |= Int(bits >> UInt64(length - 1) & 1)
      if code - first < counts[length] { return (Int(symbols[index + code - first]), length) }
      index += counts[length]
      first = (first + counts[length]) << 1
      code <<= 1
    }
    return nil
  }
}
