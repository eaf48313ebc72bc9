/// A widget of any type in the memory of a list, which is looked at without being copied or retained.
///
/// An existential consists of three words for the value, or for a reference to a box with it if it is larger, and of
/// its type after them. This layout is part of Swift's stable binary interface.
internal struct WidgetInMemory {
  private let address: UnsafeRawPointer

  @inline(__always) internal init(_ widget: UnsafePointer<any Widget>) { address = UnsafeRawPointer(widget) }

  private static let word = MemoryLayout<UnsafeRawPointer>.size

  /// Returns whether the widget has exactly the given type.
  @inline(__always) internal func isOf(_ type: Any.Type) -> Bool {
    address.load(fromByteOffset: 3 * Self.word, as: UnsafeRawPointer.self)
      == unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns the address of the widget, if it has exactly the given type, which is larger than three words.
  @inline(__always) internal func value<Value: Widget>(as type: Value.Type) -> UnsafePointer<Value>? {
    guard isOf(type), MemoryLayout<Value>.size > 3 * Self.word else { return nil }
    let mask = MemoryLayout<Value>.alignment - 1
    let box = address.load(as: UnsafeRawPointer.self)
    // The value follows the header of an object, which has two words.
    return (box + (2 * Self.word + mask & ~mask)).assumingMemoryBound(to: Value.self)
  }

  /// Returns whether two widgets are in one box.
  @inline(__always) internal func isShared(with other: WidgetInMemory) -> Bool {
    let type = address.load(fromByteOffset: 3 * Self.word, as: UnsafeRawPointer.self)
    guard type == other.address.load(fromByteOffset: 3 * Self.word, as: UnsafeRawPointer.self),
      address.load(as: UnsafeRawPointer.self) == other.address.load(as: UnsafeRawPointer.self)
    else { return false }
    // The word before a type is the address of a table with eight functions, the size and the stride of the values, and
    // flags, one of which means that values do not fit into three words.
    let witnesses = (type - Self.word).load(as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: 10 * Self.word, as: UInt32.self) & 0x2_0000 != 0
  }
}
