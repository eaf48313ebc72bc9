extension Change {
  /// What differs between two values, property by property, in the order of declaration.
  ///
  /// Properties of a struct are compared one by one, and so on inside them, unless the struct prints itself
  /// (`CustomStringConvertible`): such a value, a date or a colour, counts as a whole. ``Inspectable`` values always go by
  /// their properties, and arrays of equal length by their elements.
  ///
  /// - Complexity: O(*n*) in the number of stored properties, by reflection: for tests and tools, not for hot paths.
  public static func between<Value>(_ old: Value, _ new: Value) -> [Change] {
    between(old, new, path: "")
  }

  internal static func between(_ old: Any, _ new: Any, path: String) -> [Change] {
    // Most parts are equal, and comparing costs far less than reflection.
    if let old = old as? any Equatable, old.equals(new) { return [] }
    if let (old, new) = both(parts(of: old), parts(of: new)), hasSameShape(old, new) {
      return zip(old, new).flatMap { old, new in
        between(old.value, new.value, path: path.appending(old))
      }
    }
    return areEqual(old, new) ? [] : [Change(path, from: old, to: new)]
  }

  /// The parts that a value is compared by, or `nil` if it counts as a whole.
  internal static func parts(of value: Any) -> [Part]? {
    guard let value = unwrapped(value) else { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      return mirror.children.enumerated().map { Part(name: "[\($0)]", value: $1.value) }
    case .struct where !(value is any CustomStringConvertible) || value is any Inspectable:
      return stored(in: mirror)
    default:
      return nil
    }
  }

  /// The stored properties that a mirror shows, inherited ones first, those of embedded attributes in their place.
  internal static func stored(in mirror: Mirror) -> [Part] {
    let inherited = mirror.superclassMirror.map(stored) ?? []
    return inherited
      + mirror.children.flatMap { child in
        child.value is any InspectableByParts
          ? stored(in: Mirror(reflecting: child.value))
          : [Part(name: child.label.map(withoutUnderscore) ?? "", value: child.value)]
      }
  }

  private static func hasSameShape(_ old: [Part], _ new: [Part]) -> Bool {
    old.map(\.name) == new.map(\.name) && !old.isEmpty
  }

  /// One part of a value, by the name that a path continues with.
  internal struct Part {
    let name: String
    let value: Any
  }
}

private func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}

/// The property's own name: a property wrapper stores its value under the name with an underscore.
private func withoutUnderscore(_ label: String) -> String {
  label.hasPrefix("_") ? String(label.dropFirst()) : label
}

extension String {
  /// The path to a part, where names follow a dot, and `[0]`, `(for: .selected)` and nothing follow directly.
  fileprivate func appending(_ part: Change.Part) -> String {
    isEmpty || part.name.isEmpty || "[(".contains(part.name.prefix(1)) ? self + part.name : "\(self).\(part.name)"
  }
}
