import Mod
import Synchronization

/// The places of the numbers that move in values of a struct, found once per type.
// They do not change, and retain nothing but key paths of stored properties. So they can be used on any thread.
package struct MovingPlaces: @unchecked Sendable {
  /// A function that calls another one with each place whose property differs in two values.
  fileprivate typealias Differing<Part> = (_ old: Part, _ new: Part, _ body: (any MovingPlace) -> Void) -> Void

  private static let known = Mutex<[ObjectIdentifier: MovingPlaces]>([:])

  private let differing: Any

  /// Returns the places whose properties differ in two values, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* stored properties with numbers, where shared boxes count as one.
  package static func differing<Root>(_ old: Root, _ new: Root) -> [any MovingPlace] {
    let id = ObjectIdentifier(Root.self)
    let places =
      known.withLock { $0[id] }
      ?? MovingPlaces(differing: MovingFields<Root, Root>(at: StoredPath(), in: []).differing as Any)
    known.withLock { $0[id] = places }
    var differing: [any MovingPlace] = []
    (places.differing as? Differing<Root>)?(old, new) { differing.append($0) }
    return differing
  }
}

/// The search for moving properties in a part of a value.
private struct MovingFields<Root, Part> {
  private var fields: [MovingPlaces.Differing<Part>] = []

  /// Finds the properties of a part, unless it is not a struct.
  init(at part: StoredPath<Root, Part>, in outer: [ObjectIdentifier]) {
    let id = ObjectIdentifier(Part.self)
    if outer.contains(id) { return }
    for property in StoredProperty<Part>.all() {
      func differing<Value>(_ type: Value.Type) -> MovingPlaces.Differing<Part>? {
        guard let inner = property.keyPath as? WritableKeyPath<Part, Value>,
          let differing = Self.differing(at: part.appending(inner), in: outer + [id])
        else { return nil }
        return { old, new, body in differing(old[keyPath: inner], new[keyPath: inner], body) }
      }
      if let field = _openExistential(property.type, do: differing) { fields.append(field) }
    }
  }

  /// A function for the properties, or `nil` if there are none.
  var differing: MovingPlaces.Differing<Part>? {
    if fields.isEmpty { return nil }
    return { [fields] old, new, body in for field in fields { field(old, new, body) } }
  }

  private static func differing<Value>(
    at path: StoredPath<Root, Value>, in outer: [ObjectIdentifier]
  ) -> MovingPlaces.Differing<Value>? {
    if let place = place(at: path) { return place }
    if let type = Value.self as? any Housing.Type { return housing(type, at: path, in: outer) }
    let isCompared =
      Value.self is any Inspectable.Type || Value.self is any InspectableByParts.Type
      || !(Value.self is any CustomStringConvertible.Type || Value.self is any RawRepresentable.Type)
    return isCompared ? MovingFields<Root, Value>(at: path, in: outer).differing : nil
  }

  private static func place<Value>(at path: StoredPath<Root, Value>) -> MovingPlaces.Differing<Value>? {
    func place<Moving: Interpolatable>(_ type: Moving.Type) -> Any? {
      guard let path = path as? StoredPath<Root, Moving> else { return nil }
      let place = MovingProperty(path)
      let differing: MovingPlaces.Differing<Moving> = { old, new, body in if old != new { body(place) } }
      return differing
    }
    return (Value.self as? any Interpolatable.Type).flatMap { place($0) } as? MovingPlaces.Differing<Value>
  }

  private static func housing<House: Housing, Value>(
    _ type: House.Type, at path: StoredPath<Root, Value>, in outer: [ObjectIdentifier]
  ) -> MovingPlaces.Differing<Value>? {
    guard let path = path as? StoredPath<Root, House> else { return nil }
    let housed = path.appending(House.housed)
    guard let inner = place(at: housed) ?? MovingFields<Root, House.Housed>(at: housed, in: outer).differing else {
      return nil
    }
    let differing: MovingPlaces.Differing<House> = { old, new, body in
      if !House.areSame(old, new) { inner(old[keyPath: House.housed], new[keyPath: House.housed], body) }
    }
    return differing as? MovingPlaces.Differing<Value>
  }
}

/// A wrapper whose value is stored elsewhere.
private protocol Housing {
  associatedtype Housed

  /// The value of a wrapper.
  static var housed: WritableKeyPath<Self, Housed> { get }

  /// Returns whether two wrappers share one value.
  static func areSame(_ first: Self, _ second: Self) -> Bool
}

extension Boxed: Housing {
  fileprivate static var housed: WritableKeyPath<Boxed, Value> { \.value }

  fileprivate static func areSame(_ first: Boxed, _ second: Boxed) -> Bool { first.identity == second.identity }
}

extension Embedded: Housing {
  fileprivate static var housed: WritableKeyPath<Embedded, Value> { \.wrappedValue }

  fileprivate static func areSame(_ first: Embedded, _ second: Embedded) -> Bool {
    first.box.identity == second.box.identity
  }
}

/// The value of the normal state moves. Those of other states jump.
extension ControlStateValues: Housing {
  fileprivate static var housed: WritableKeyPath<ControlStateValues, Value?> { \.wrappedValue }

  fileprivate static func areSame(_ first: ControlStateValues, _ second: ControlStateValues) -> Bool { false }
}
