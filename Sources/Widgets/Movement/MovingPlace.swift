import Mod

/// A stored property with numbers that move, somewhere in a value of a type.
///
/// There is one object for each property, so that movements of the same property are found by their identity.
package class MovingPlace {
  /// Returns the numbers of two values, if they differ.
  package func ends<Other>(from old: Other, to new: Other) -> MovingEnds? { nil }

  /// Sets the numbers of a value.
  package func set<Other>(_ numbers: [Double], in value: inout Other) {}

  /// Sets the property of a value to that between two others.
  internal func blend<Other>(_ old: Other, _ new: Other, at share: Double, into value: inout Other) {}
}

/// A moving property of a type that is known.
internal final class MovingProperty<Root, Value: Interpolatable>: MovingPlace {
  private let path: StoredPath<Root, Value>

  internal init(_ path: StoredPath<Root, Value>) { self.path = path }

  internal override func ends<Other>(from old: Other, to new: Other) -> MovingEnds? {
    guard let before = value(of: old), let after = value(of: new), before != after else { return nil }
    let (start, end) = (before.present(beside: after), after.present(beside: before))
    let numbers = start.animatableData
    return MovingEnds(start: numbers, end: end.nearestData(to: numbers)) { end.nearestData(to: $0) }
  }

  internal override func set<Other>(_ numbers: [Double], in value: inout Other) {
    guard var property = self.value(of: value), property.animatableData.count == numbers.count else { return }
    property.animatableData = numbers
    set(property, in: &value)
  }

  internal override func blend<Other>(_ old: Other, _ new: Other, at share: Double, into value: inout Other) {
    guard let before = self.value(of: old), let after = self.value(of: new) else { return }
    set(before.interpolated(to: after, at: share), in: &value)
  }

  private func value<Other>(of root: Other) -> Value? { (root as? Root).map(path.get) }

  private func set<Other>(_ property: Value, in value: inout Other) {
    guard var root = value as? Root else { return }
    path.set(&root, property)
    if let root = root as? Other { value = root }
  }
}

/// The numbers of a property before and after a change.
package struct MovingEnds {
  package let start, end: [Double]

  /// Returns the numbers after the change that are the nearest to others.
  package let nearest: ([Double]) -> [Double]
}
