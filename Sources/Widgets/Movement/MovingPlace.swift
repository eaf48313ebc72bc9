import Mod

/// A stored property with numbers that move, somewhere in a value of a type.
///
/// There is one object for each property, so that movements of the same property are found by their identity.
package final class MovingPlace<Root>: Sendable {
  /// Returns the numbers of two values, if they differ.
  package let ends: @Sendable (_ old: Root, _ new: Root) -> MovingEnds?

  /// Sets the numbers of a value.
  package let set: @Sendable (_ numbers: [Double], _ value: inout Root) -> Void

  /// Sets the property of a value to that between two others.
  internal let blend: @Sendable (_ old: Root, _ new: Root, _ share: Double, _ value: inout Root) -> Void

  internal init(_ path: StoredPath<Root, some Interpolatable>) {
    ends = { old, new in
      let (before, after) = (path.get(old), path.get(new))
      if before == after { return nil }
      let (start, end) = (before.present(beside: after), after.present(beside: before))
      let numbers = start.animatableData
      return MovingEnds(start: numbers, end: end.nearestData(to: numbers)) { end.nearestData(to: $0) }
    }
    set = { numbers, value in
      path.change(&value) { if $0.animatableData.count == numbers.count { $0.animatableData = numbers } }
    }
    blend = { old, new, share, value in
      let moving = path.get(old).interpolated(to: path.get(new), at: share)
      path.change(&value) { $0 = moving }
    }
  }
}

/// The numbers of a property before and after a change.
package struct MovingEnds {
  package let start, end: [Double]

  /// Returns the numbers after the change that are the nearest to others.
  package let nearest: ([Double]) -> [Double]
}
