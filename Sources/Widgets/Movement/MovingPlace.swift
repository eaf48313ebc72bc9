/// A stored property with numbers that move, somewhere in a value of a type.
// It does not change, and its functions retain nothing but other functions and types. So it can be used on any thread.
package final class MovingPlace: @unchecked Sendable {
  /// Calls a function with the property of a value in memory.
  internal typealias Read = (UnsafeRawPointer, (UnsafeRawPointer) -> Void) -> Void

  /// Calls a function with the property of a value in memory, which may change it.
  internal typealias Write = (UnsafeMutableRawPointer, (UnsafeMutableRawPointer) -> Void) -> Void

  private let set: (UnsafeMutableRawPointer, [Double]) -> Void
  private let ends: (UnsafeRawPointer, UnsafeRawPointer) -> MovingEnds?
  private let blend: (UnsafeRawPointer, UnsafeRawPointer, UnsafeMutableRawPointer, Double) -> Void

  internal init<Value: Interpolatable>(_ type: Value.Type, read: @escaping Read, write: @escaping Write) {
    func value(_ root: UnsafeRawPointer) -> Value? {
      var value: Value?
      read(root) { value = $0.assumingMemoryBound(to: type).pointee }
      return value
    }
    set = { root, numbers in
      write(root) { property in
        let property = property.assumingMemoryBound(to: type)
        if property.pointee.animatableData.count == numbers.count { property.pointee.animatableData = numbers }
      }
    }
    ends = { old, new in
      guard let before = value(old), let after = value(new), before != after else { return nil }
      let (start, end) = (before.present(beside: after), after.present(beside: before))
      let numbers = start.animatableData
      return MovingEnds(start: numbers, end: end.nearestData(to: numbers)) { end.nearestData(to: $0) }
    }
    blend = { old, new, result, share in
      guard let before = value(old), let after = value(new) else { return }
      let blended = before.interpolated(to: after, at: share)
      write(result) { $0.assumingMemoryBound(to: type).pointee = blended }
    }
  }

  /// Returns the numbers of two values, if they differ.
  package func ends<Root>(from old: Root, to new: Root) -> MovingEnds? {
    withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { new in ends(old, new) } }
  }

  /// Sets the numbers of a value.
  package func set<Root>(_ numbers: [Double], in value: inout Root) {
    withUnsafeMutablePointer(to: &value) { set($0, numbers) }
  }

  /// Sets the property of a value to that between two others.
  internal func blend<Root>(_ old: Root, _ new: Root, at share: Double, into value: inout Root) {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in withUnsafeMutablePointer(to: &value) { blend(old, new, $0, share) } }
    }
  }
}

/// The numbers of a property before and after a change.
package struct MovingEnds {
  package let start, end: [Double]

  /// Returns the numbers after the change that are the nearest to others.
  package let nearest: ([Double]) -> [Double]
}
