import Mod

/// The places of the numbers that move in values of a struct, found once per type.
package final class MovingPlaces<Root>: Sendable {
  private let fields = MovingFields<Root, Root>(of: StoredPath(), in: []).fields

  /// Returns the places whose properties differ in two values, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* stored properties with numbers, where shared boxes count as one.
  package static func differing(_ old: Root, _ new: Root) -> [MovingPlace<Root>] {
    let places = knownPlaces.about(Root.self) { MovingPlaces() }
    var differing: [MovingPlace<Root>] = []
    for field in places.fields { field(old, new, &differing) }
    return differing
  }
}

private let knownPlaces = KnownTypes()

/// The search for moving properties of a type in a part of its values.
private struct MovingFields<Root, Part> {
  /// A function that adds the places of a field whose properties differ in two parts.
  typealias Field = @Sendable (_ old: Part, _ new: Part, _ differing: inout [MovingPlace<Root>]) -> Void

  private(set) var fields: [Field] = []
  private let part: StoredPath<Root, Part>

  /// Finds the properties of a part.
  init(of part: StoredPath<Root, Part>, in outer: [ObjectIdentifier]) {
    self.part = part
    if let type = Part.self as? any Interpolatable.Type {
      add(type, at: StoredPath<Part, Part>())
    } else {
      add(propertiesAt: StoredPath<Part, Part>(), in: outer)
    }
  }

  private mutating func add<Group>(propertiesAt path: StoredPath<Part, Group>, in outer: [ObjectIdentifier]) {
    let id = ObjectIdentifier(Group.self)
    if outer.contains(id) { return }
    for property in StoredProperty<Group>.all() {
      func add<Value>(_ type: Value.Type) {
        guard let property = property.keyPath as? WritableKeyPath<Group, Value> else { return }
        self.add(path.appending(StoredPath(property)), in: outer + [id])
      }
      _openExistential(property.type, do: add)
    }
  }

  private mutating func add<Value>(_ path: StoredPath<Part, Value>, in outer: [ObjectIdentifier]) {
    if let type = Value.self as? any Interpolatable.Type { return add(type, at: path) }
    if let type = Value.self as? any Housing.Type { return add(type, at: path, in: outer) }
    let isCompared =
      Value.self is any Inspectable.Type || Value.self is any InspectableByParts.Type
      || !(Value.self is any CustomStringConvertible.Type || Value.self is any RawRepresentable.Type)
    if isCompared { add(propertiesAt: path, in: outer) }
  }

  private mutating func add<Moving: Interpolatable, Value>(_ type: Moving.Type, at path: StoredPath<Part, Value>) {
    guard let path = path as? StoredPath<Part, Moving> else { return }
    let place = MovingPlace(part.appending(path))
    fields.append { old, new, differing in if path.get(old) != path.get(new) { differing.append(place) } }
  }

  private mutating func add<House: Housing, Value>(
    _ type: House.Type, at path: StoredPath<Part, Value>, in outer: [ObjectIdentifier]
  ) {
    guard let path = path as? StoredPath<Part, House> else { return }
    let housed = part.appending(path).appending(StoredPath(get: \.housed) { $1(&$0.housed) })
    let inside = MovingFields<Root, House.Housed>(of: housed, in: outer).fields
    if inside.isEmpty { return }
    fields.append { old, new, differing in
      let (oldHouse, newHouse) = (path.get(old), path.get(new))
      if House.areSame(oldHouse, newHouse) { return }
      let (old, new) = (oldHouse.housed, newHouse.housed)
      for field in inside { field(old, new, &differing) }
    }
  }
}

/// A wrapper whose value is stored elsewhere.
private protocol Housing: SendableMetatype {
  associatedtype Housed

  /// The value of the wrapper.
  var housed: Housed { get set }

  /// Returns whether two wrappers share one value.
  static func areSame(_ first: Self, _ second: Self) -> Bool
}

extension Boxed: Housing {
  fileprivate var housed: Value {
    get { value }
    set { value = newValue }
  }

  fileprivate static func areSame(_ first: Boxed, _ second: Boxed) -> Bool { first.identity == second.identity }
}

extension Embedded: Housing {
  fileprivate var housed: Value {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }

  fileprivate static func areSame(_ first: Embedded, _ second: Embedded) -> Bool {
    first.box.identity == second.box.identity
  }
}

/// The value of the normal state moves. Those of other states jump.
extension ControlStateValues: Housing {
  fileprivate var housed: Value? {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }

  fileprivate static func areSame(_ first: ControlStateValues, _ second: ControlStateValues) -> Bool { false }
}

/// A stored property with numbers that move, somewhere in a value of a type.
///
/// There is one object for each property, so that movements of the same property are found by their identity.
package final class MovingPlace<Root>: Sendable {
  /// Returns the numbers of two values, if they differ.
  package let ends: @Sendable (_ old: Root, _ new: Root) -> MovingEnds?

  /// Sets the numbers of a value.
  package let set: @Sendable (_ numbers: [Double], _ value: inout Root) -> Void

  /// Sets the property of a value to a value between those of two others, at a share of the way.
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

  /// Returns the numbers after the change in their form that is nearest to other numbers, such as of an angle.
  package let nearest: ([Double]) -> [Double]
}
