import Mod

/// A stored property with numbers that move, somewhere in a value of a type.
///
/// There is one object for each property, so that movements of the same property are found by their identity.
package protocol MovingPlace: AnyObject {
  /// Returns the numbers of two values, if they differ.
  func ends<Whole>(from old: Whole, to new: Whole) -> MovingEnds?

  /// Sets the numbers of a value.
  func set<Whole>(_ numbers: [Double], in value: inout Whole)

  /// Sets the property of a value to that between two others.
  func blend<Whole>(_ old: Whole, _ new: Whole, at share: Double, into value: inout Whole)
}

/// A moving property of a type that is known.
internal final class MovingProperty<Root, Value: Interpolatable>: MovingPlace {
  private let path: StoredPath<Root, Value>

  internal init(_ path: StoredPath<Root, Value>) { self.path = path }

  package func ends<Whole>(from old: Whole, to new: Whole) -> MovingEnds? {
    guard let before = value(of: old), let after = value(of: new), before != after else { return nil }
    let (start, end) = (before.present(beside: after), after.present(beside: before))
    let numbers = start.animatableData
    return MovingEnds(start: numbers, end: end.nearestData(to: numbers)) { end.nearestData(to: $0) }
  }

  package func set<Whole>(_ numbers: [Double], in value: inout Whole) {
    guard var property = self.value(of: value), property.animatableData.count == numbers.count else { return }
    property.animatableData = numbers
    set(property, in: &value)
  }

  package func blend<Whole>(_ old: Whole, _ new: Whole, at share: Double, into value: inout Whole) {
    guard let before = self.value(of: old), let after = self.value(of: new) else { return }
    set(before.interpolated(to: after, at: share), in: &value)
  }

  private func value<Whole>(of root: Whole) -> Value? { (root as? Root).map(path.get) }

  private func set<Whole>(_ property: Value, in value: inout Whole) {
    guard var root = value as? Root else { return }
    path.set(&root, property)
    if let root = root as? Whole { value = root }
  }
}

/// The numbers of a property before and after a change.
package struct MovingEnds {
  package let start, end: [Double]

  /// Returns the numbers after the change that are the nearest to others.
  package let nearest: ([Double]) -> [Double]
}
