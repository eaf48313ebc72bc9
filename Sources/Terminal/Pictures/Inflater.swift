/// A decoder of deflated bytes, as RFC 1951 describes them.
internal struct Inflater {
  private let input: [UInt8]
  private var position: Int

  /// The next bits of the input, the first bit lowest.
  private var bits: UInt64 = 0
  private var bitCount = 0

  private var output: [UInt8]
  private var count = 0

  /// Returns the bytes of a stream with the header of RFC 1950.
  ///
  /// The checksum is not compared, so that one wrong pixel does not hide the image.
  ///
  /// - Parameters:
  ///   - input: The stream.
  ///   - count: The number of bytes that it has to have.
  /// - Throws: ``PNGError/damaged`` if it has fewer bytes, and ``PNGError/tooLarge`` if it has more.
  /// - Complexity: O(*n*) for *n* bytes of the input and of the output.
  static func bytes(ofZlib input: [UInt8], count: Int) throws(PNGError) -> [UInt8] {
    // A stream without a dictionary, compressed by method 8, whose header is a multiple of 31.
    guard input.count > 2, input[0] & 15 == 8, input[1] & 32 == 0, (Int(input[0]) << 8 | Int(input[1])) % 31 == 0
    else { throw .damaged }
    // Two bits of the input are up to 258 bytes of the output. So little input needs no memory for so much output.
    guard count / 1_032 <= input.count else { throw .damaged }
    var inflater = Inflater(input: input, count: count)
    try inflater.inflate()
    return inflater.output
  }

  private init(input: [UInt8], count: Int) {
    (self.input, position, output) = (input, 2, Array(repeating: 0, count: count))
  }

  private mutating func inflate() throws(PNGError) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try inflate(Self.fixed(), Self.fixedDistances())
      case 2:
        let codes = try readCodes()
        try inflate(codes.literals, codes.distances)
      default: throw .damaged
      }
    }
    guard count == output.count else { throw .damaged }
  }

  /// Takes bytes from the input until there are at least 48 bits, or until its end.
  private mutating func fill() {
    while bitCount <= 48, position < input.count {
      bits |= UInt64(input[position]) << UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  /// Takes up to sixteen bits.
  private mutating func take(_ length: Int) throws(PNGError) -> Int {
    if bitCount < length { fill() }
    guard bitCount >= length else { throw .damaged }
    let taken = Int(bits & (1 << UInt64(length) - 1))
    drop(length)
    return taken
  }

  private mutating func drop(_ length: Int) {
    bits >>= UInt64(length)
    bitCount -= length
  }

  private mutating func takeSymbol(_ code: HuffmanCode) throws(PNGError) -> Int {
    if bitCount < 15 { fill() }
    guard let (symbol, length) = code.symbol(of: bits), length <= bitCount else { throw .damaged }
    drop(length)
    return symbol
  }

  private mutating func copyStored() throws(PNGError) {
    drop(bitCount % 8)
    let length = try take(16)
    guard try take(16) == length ^ 0xFFFF else { throw .damaged }
    guard length <= output.count - count else { throw .tooLarge }
    for _ in 0..<length {
      output[count] = UInt8(try take(8))
      count += 1
    }
  }

  private mutating func inflate(_ literals: HuffmanCode, _ distances: HuffmanCode) throws(PNGError) {
    while true {
      let symbol = try takeSymbol(literals)
      if symbol < 256 {
        guard count < output.count else { throw .tooLarge }
        output[count] = UInt8(symbol)
        count += 1
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengths.count else { throw .damaged }
      let length = Self.lengths[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let code = try takeSymbol(distances)
      guard code < Self.distances.count else { throw .damaged }
      let distance = Self.distances[code] + (try take(Self.distanceBits[code]))
      guard distance <= count else { throw .damaged }
      guard length <= output.count - count else { throw .tooLarge }
      for index in count..<count + length { output[index] = output[index - distance] }
      count += length
    }
  }

  /// Reads the codes of a block from their coded lengths.
  private mutating func readCodes() throws(PNGError) -> (literals: HuffmanCode, distances: HuffmanCode) {
    let literals = try take(5) + 257
    let distances = try take(5) + 1
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in 0..<(try take(4) + 4) { lengths[Self.order[index]] = UInt8(try take(3)) }
    let code = try HuffmanCode(lengths: lengths[...])
    lengths = []
    while lengths.count < literals + distances {
      let symbol = try takeSymbol(code)
      switch symbol {
      case 0..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      default: lengths += Array(repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == literals + distances else { throw .damaged }
    return (try HuffmanCode(lengths: lengths[..<literals]), try HuffmanCode(lengths: lengths[literals...]))
  }

  private static func fixed() throws(PNGError) -> HuffmanCode {
    let lengths: [UInt8] =
      Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
      + Array(repeating: 8, count: 8)
    return try HuffmanCode(lengths: lengths[...])
  }

  private static func fixedDistances() throws(PNGError) -> HuffmanCode {
    try HuffmanCode(lengths: Array(repeating: 5, count: 30)[...])
  }

  /// The order in which the lengths of the codes for lengths are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The least length of each symbol from 257, and the number of bits that add to it.
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]

  /// The least distance of each symbol, and the number of bits that add to it.
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073, 4_097,
    6_145, 8_193, 12_289, 16_385, 24_577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
}
