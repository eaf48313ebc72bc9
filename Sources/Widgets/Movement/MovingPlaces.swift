import Mod
import Synchronization

/// The places of the numbers that move in values of a struct, found once per type.
// It does not change, and its functions retain nothing but other functions and types. So it can be used on any thread.
package final class MovingPlaces: @unchecked Sendable {
  private enum Field {
    case place(MovingPlace, areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case inside(MovingPlaces, read: MovingPlace.Read, areSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  private var fields: [(offset: Int, field: Field)] = []

  private init<Value>(
    of type: Value.Type, in outer: [ObjectIdentifier], read: @escaping MovingPlace.Read,
    write: @escaping MovingPlace.Write
  ) {
    for field in StoredField.all(of: type) ?? [] where field.isVariable {
      let offset = field.offset
      add(
        field.type, at: offset, in: outer + [ObjectIdentifier(type)],
        read: { root, body in read(root) { body($0 + offset) } },
        write: { root, body in write(root) { body($0 + offset) } })
    }
  }

  private func add<Value>(
    _ type: Value.Type, at offset: Int, in outer: [ObjectIdentifier], read: @escaping MovingPlace.Read,
    write: @escaping MovingPlace.Write
  ) {
    if let type = type as? any Interpolatable.Type { return add(type, at: offset, read: read, write: write) }
    if let type = type as? any Housing.Type { return add(housing: type, at: offset, in: outer, read, write) }
    guard StoredField.mayBeIn(type), !outer.contains(ObjectIdentifier(type)),
      type is any Inspectable.Type || type is any InspectableByParts.Type
        || !(type is any CustomStringConvertible.Type || type is any RawRepresentable.Type)
    else { return }
    let places = MovingPlaces(of: type, in: outer, read: read, write: write)
    let inside = Field.inside(places, read: { $1($0) }, areSame: { _, _ in false })
    if !places.fields.isEmpty { fields.append((offset, inside)) }
  }

  private func add<Value: Interpolatable>(
    _ type: Value.Type, at offset: Int, read: @escaping MovingPlace.Read, write: @escaping MovingPlace.Write
  ) {
    let place = MovingPlace(type, read: read, write: write)
    let field = Field.place(place) {
      $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee
    }
    fields.append((offset, field))
  }

  private func add<Value: Interpolatable, House: Housing>(
    _ type: Value.Type, housedBy house: House.Type, at offset: Int, read: @escaping MovingPlace.Read,
    write: @escaping MovingPlace.Write
  ) {
    let place = MovingPlace(type, read: read, write: write)
    let field = Field.place(place) { old, new in
      var areEqual = false
      House.read(old) { old in
        House.read(new) { new in
          areEqual = old.assumingMemoryBound(to: type).pointee == new.assumingMemoryBound(to: type).pointee
        }
      }
      return areEqual
    }
    fields.append((offset, field))
  }

  private func add<House: Housing>(
    housing type: House.Type, at offset: Int, in outer: [ObjectIdentifier], _ read: @escaping MovingPlace.Read,
    _ write: @escaping MovingPlace.Write
  ) {
    let read: MovingPlace.Read = { root, body in read(root) { House.read($0, body) } }
    let write: MovingPlace.Write = { root, body in write(root) { House.change($0, body) } }
    if let inner = House.Housed.self as? any Interpolatable.Type {
      return add(inner, housedBy: type, at: offset, read: read, write: write)
    }
    guard StoredField.isStruct(House.Housed.self), !outer.contains(ObjectIdentifier(House.Housed.self)) else { return }
    let places = MovingPlaces(of: House.Housed.self, in: outer, read: read, write: write)
    let inside = Field.inside(places, read: House.read, areSame: House.areSame)
    if !places.fields.isEmpty { fields.append((offset, inside)) }
  }

  /// Calls a function with each place whose property differs in two values.
  private func differing(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ body: (MovingPlace) -> Void) {
    for (offset, field) in fields {
      let (old, new) = (old + offset, new + offset)
      switch field {
      case .place(let place, let areEqual): if !areEqual(old, new) { body(place) }
      case .inside(let places, let read, let areSame):
        if areSame(old, new) { continue }
        read(old) { old in read(new) { new in places.differing(old, new, body) } }
      }
    }
  }
}

extension MovingPlaces {
  private static let known = Mutex<[ObjectIdentifier: MovingPlaces]>([:])

  /// Returns the places whose properties differ in two values, in the order of declaration.
  ///
  /// - Complexity: O(*n*) for *n* stored properties with numbers.
  package static func differing<Root>(_ old: Root, _ new: Root) -> [MovingPlace] {
    guard StoredField.isStruct(Root.self) else { return [] }
    let id = ObjectIdentifier(Root.self)
    let places =
      known.withLock { $0[id] } ?? MovingPlaces(of: Root.self, in: [], read: { $1($0) }, write: { $1($0) })
    known.withLock { $0[id] = places }
    var differing: [MovingPlace] = []
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in places.differing(old, new) { differing.append($0) } }
    }
    return differing
  }
}
