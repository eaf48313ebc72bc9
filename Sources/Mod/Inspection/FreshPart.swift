import Synchronization

/// A stored property of a fresh value, to compare other values of its type with.
internal struct FreshPart {
  let label: String?
  let value: Any

  /// Returns whether a property of another value equals this one; `false` may be wrong.
  ///
  /// It is `nil` if only a comparison of the parts can tell.
  let isEqual: ((Any) -> Bool)?

  /// The properties of an embedded value, which are reported as those of the value around it.
  let inside: [FreshPart]?

  private init(_ child: Mirror.Child) {
    label = child.label
    value = child.value
    inside = child.value is any InspectableByParts ? Self.all(of: child.value) : nil
    isEqual = Self.isListed(child.value, inside) ? nil : comparison(with: child.value)
  }

  /// Returns the stored properties of a struct.
  fileprivate static func all(of value: Any) -> [FreshPart] { Mirror(reflecting: value).children.map(FreshPart.init) }

  /// Returns whether a value, or one embedded in it, lists properties that its `==` may ignore.
  private static func isListed(_ value: Any, _ inside: [FreshPart]?) -> Bool {
    value is any PropertyListing || inside?.contains { isListed($0.value, $0.inside) } == true
  }
}

extension FreshPart {
  /// Returns the differences of another value of the type, or `nil` if it has other properties.
  ///
  /// - Complexity: O(*n*) for *n* properties, by reflection.
  static func changes(from fresh: [FreshPart], to value: Any) -> [Change]? {
    let children = Mirror(reflecting: value).children
    guard children.count == fresh.count else { return nil }
    var changes: [Change] = []
    for (child, part) in zip(children, fresh) {
      guard child.label == part.label else { return nil }
      if part.isEqual?(child.value) == true { continue }
      if let inside = part.inside {
        guard let inner = self.changes(from: inside, to: child.value) else { return nil }
        changes += inner
      } else {
        let new = Part(label: child.label ?? "", value: child.value)
        let old = Part(label: part.label ?? "", value: part.value)
        changes += Change.between(old.value, new.value, path: new.name)
      }
    }
    return changes
  }
}

/// A fresh value of a `Sendable` type with its parts.
// The parts belong to a `Sendable` value and are never changed.
private struct Fresh: @unchecked Sendable {
  let name: String
  /// The parts, or `nil` for a type that is not a plain struct or lists its properties itself.
  let parts: [FreshPart]?

  init(_ value: some Inspectable & Sendable) {
    let isPlain = Mirror(reflecting: value).displayStyle == .struct && !(value is any PropertyListing)
    name = "\(type(of: value))"
    parts = isPlain ? FreshPart.all(of: value) : nil
  }

  static let all = Mutex<[ObjectIdentifier: Fresh]>([:])
}

extension Inspectable where Self: Sendable {
  /// The text of ``Inspectable/description``, at a lower cost: the parts of the fresh value are computed once per type.
  package var descriptionBesideFresh: String {
    let type = ObjectIdentifier(Self.self)
    let fresh =
      Fresh.all.withLock { $0[type] }
      ?? {
        let fresh = Fresh(Self())
        Fresh.all.withLock { $0[type] = fresh }
        return fresh
      }()
    let changes = fresh.parts.flatMap { FreshPart.changes(from: $0, to: self) } ?? Change.fromFresh(to: self)
    return "\(fresh.name)(\(changes.map { "\($0.path): \(literal(of: $0.new))" }.joined(separator: ", ")))"
  }
}

/// Returns a comparison with `value` that casts to its type only, or `nil` if the type is not `Equatable`.
private func comparison(with value: Any) -> ((Any) -> Bool)? {
  guard let type = type(of: value) as? any Equatable.Type else { return nil }
  return comparison(with: value, as: type)
}

private func comparison<Value: Equatable>(with value: Any, as type: Value.Type) -> ((Any) -> Bool)? {
  guard let value = value as? Value else { return nil }
  return { other in (other as? Value).map { $0 == value } ?? false }
}
