/// The names of tokens and groups, each with a number, compared byte by byte.
///
/// A dictionary of strings would take names for equal that differ in their bytes, such as two forms of “é”.
internal struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// The index after the last byte of each name.
  private var ends: [Int] = []
  /// The numbers of names by their hash, -1 where there is none. The count is a power of 2.
  private var slots = [Int32](repeating: -1, count: 64)
  /// The seed differs in each process, so that nobody can write a file whose names share a slot.
  private let seed = UInt64(truncatingIfNeeded: "".hashValue)

  subscript(name: Int32) -> ArraySlice<UInt8> { bytes[(name == 0 ? 0 : ends[Int(name) - 1])..<ends[Int(name)]] }

  func text(_ name: Int32) -> String { String(decoding: self[name], as: UTF8.self) }

  /// Returns the number of a name that the table contains.
  func find(_ name: ArraySlice<UInt8>) -> Int32? {
    let found = slots[slot(of: name)]
    return found < 0 ? nil : found
  }

  /// Returns the number of a name, which is added if it is new.
  mutating func insert(_ name: ArraySlice<UInt8>) -> Int32 {
    let slot = slot(of: name)
    if slots[slot] >= 0 { return slots[slot] }
    let number = Int32(ends.count)
    slots[slot] = number
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    if ends.count * 2 > slots.count { grow() }
    return number
  }

  private func slot(of name: ArraySlice<UInt8>) -> Int {
    var slot = hash(name) & (slots.count - 1)
    while slots[slot] >= 0, self[slots[slot]] != name { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for name in ends.indices {
      var slot = hash(self[Int32(name)]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(name)
    }
  }

  /// Returns the FNV-1a hash, with its upper bits mixed into the lower ones.
  private func hash(_ name: ArraySlice<UInt8>) -> Int {
    var hash = 0xCBF2_9CE4_8422_2325 ^ seed
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
