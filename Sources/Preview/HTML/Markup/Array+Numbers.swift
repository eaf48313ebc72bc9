extension [UInt8] {
  /// The number in the four bytes from an offset, the lowest byte first.
  internal subscript(number offset: Int) -> UInt32 {
    get {
      UInt32(self[offset]) | UInt32(self[offset + 1]) << 8 | UInt32(self[offset + 2]) << 16
        | UInt32(self[offset + 3]) << 24
    }
    set {
      for byte in 0..<4 { self[offset + byte] = UInt8(truncatingIfNeeded: newValue >> (8 * UInt32(byte))) }
    }
  }

  /// Appends the four bytes of a number, the lowest first.
  internal mutating func append(number: UInt32) {
    for byte in 0..<4 { append(UInt8(truncatingIfNeeded: number >> (8 * UInt32(byte)))) }
  }
}
