/// The change of one property: its path, and the value before and after.
///
/// ```swift
/// let changes = Mod<Label>.centerTitle.changes(to: Label())
/// print(changes[0])  // textAlignment: .natural → .center
/// changes[0] == Change("textAlignment", from: .natural as TextAlignment, to: .center as TextAlignment)  // true
/// ```
///
/// Two changes are equal if their paths and both values are equal.
public struct Change: Equatable, CustomStringConvertible {
  /// The path of the property from the root: `layer.cornerRadius`, `items[2].title`. Empty for the root itself.
  public let path: String

  /// The value before the change. An empty optional is `nil`; other optionals are unwrapped.
  public let old: Any?

  /// The value after the change. An empty optional is `nil`; other optionals are unwrapped.
  public let new: Any?

  /// Creates a change of the property at `path`.
  public init(_ path: String, from old: Any?, to new: Any?) {
    self.path = path
    self.old = unwrapped(old)
    self.new = unwrapped(new)
  }

  /// Creates a change between values that are not optional.
  internal init(path: String, old: Any?, new: Any?) {
    self.path = path
    self.old = old
    self.new = new
  }

  /// Returns whether two changes have equal paths and values.
  public static func == (first: Change, second: Change) -> Bool {
    first.path == second.path && areEqual(first.old, second.old) && areEqual(first.new, second.new)
  }

  /// The path and both values: `numberOfLines: 1 → 0`.
  public var description: String { path.isEmpty ? values : "\(path): \(values)" }
}

extension Change {
  /// Returns the differences between two values, property by property, in the order of declaration.
  ///
  /// Properties of a struct are compared one by one, recursively, unless the struct has its own description
  /// (`CustomStringConvertible`): such a value, for example a date or a color, is compared as a whole. The two values
  /// themselves, ``Inspectable`` and ``PropertyListing`` values are always compared by their properties, and arrays of
  /// equal length by their elements.
  ///
  /// Enums, option sets, dictionaries and sets are compared as a whole, and class instances by identity, unless they
  /// are `Equatable`. NaN equals NaN, and functions are always taken to be equal, because they cannot be compared.
  /// Other values without parts, such as unions of C, are a change unless their memory is the same.
  ///
  /// Properties inside 256 others are compared as a whole, so that deep values do not exhaust the stack.
  ///
  /// - Complexity: O(*n*) for *n* stored properties. Uncommon types are reflected, which is slow.
  public static func between<Value>(_ old: Value, _ new: Value) -> [Change] {
    let kind: Any.Type = type(of: new as Any)
    let changes = kind == Value.self ? ChangeFinder.changes(from: old, to: new) : changes(from: old, to: new, as: kind)
    // Values with equal properties may still differ.
    if let changes, !changes.isEmpty { return changes }
    return between(asAny(old), asAny(new), path: "")
  }

  private static func changes<Value>(from old: Any, to new: Any, as type: Value.Type) -> [Change]? {
    guard let old = old as? Value, let new = new as? Value else { return nil }
    return ChangeFinder.changes(from: old, to: new)
  }

  /// Returns the differences between the parts of two values of one type. A mirror may omit unset properties.
  internal static func between(_ old: [Part], _ new: [Part], path: String = "", depth: Int = 0) -> [Change] {
    if old.map(\.name) == new.map(\.name) {
      return zip(old, new).flatMap { between($0.value, $1.value, path: path.appending($0), depth: depth) }
    }
    let removed = old.filter { part in !new.contains { $0.name == part.name } }
    return (new + removed).flatMap { part in
      between(old.value(of: part), new.value(of: part), path: path.appending(part), depth: depth)
    }
  }

  internal static func between(_ old: Any?, _ new: Any?, path: String, depth: Int = 0) -> [Change] {
    // The listed properties of an object decide, and not which object it is.
    if !(new is any PropertyListing), areEqual(old, new) { return [] }
    let whole = whole(old, new, path)
    guard let old = whole.old, let new = whole.new, type(of: old) == type(of: new), depth < 256 else {
      return [whole]
    }
    let (oldParts, newParts) =
      Part.differing(old, new, if: path.isEmpty || new is any Inspectable || !countsAsWhole(new))
      ?? (parts(of: old, isRoot: path.isEmpty), parts(of: new, isRoot: path.isEmpty))
    let isArray = Mirror(reflecting: new).displayStyle == .collection
    guard !isArray || oldParts.count == newParts.count else { return [whole] }
    let changes = between(oldParts, newParts, path: path, depth: depth + 1)
    return changes.isEmpty && !areEqual(old, new) ? [whole] : changes
  }

  /// Returns the change of a value as a whole. Optionals that are empty at different depths are not unwrapped.
  private static func whole(_ old: Any?, _ new: Any?, _ path: String) -> Change {
    let change = Change(path, from: old, to: new)
    return change.old == nil && change.new == nil ? Change(path: path, old: old, new: new) : change
  }

  /// Returns the parts that a value is compared by, or none if it is compared as a whole.
  private static func parts(of value: Any, isRoot: Bool) -> [Part] {
    if value is any PropertyListing { return Part.stored(of: value) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      return mirror.children.enumerated().map { Part(name: "[\($0)]", value: $1.value) }
    case .struct where isRoot || value is any Inspectable || !countsAsWhole(value):
      return Part.stored(in: mirror)
    default:
      return []
    }
  }
}

/// Returns whether a struct has its own description or a raw value.
private func countsAsWhole(_ value: Any) -> Bool {
  value is any CustomStringConvertible || value is any RawRepresentable
}

extension [Part] {
  fileprivate func value(of part: Part) -> Any? { first { $0.name == part.name }?.value }
}

// The only places that take paths apart.

extension StringProtocol {
  /// The path of the value that has the property at this path: `layer` for `layer.cornerRadius`. Empty for the root.
  package var owner: SubSequence { lastIndex(of: ".").map { self[..<$0] } ?? prefix(0) }

  /// The name of the property at this path: `cornerRadius` for `layer.cornerRadius`.
  package var propertyName: SubSequence { self[(lastIndex(of: ".").map { index(after: $0) } ?? startIndex)...] }

  /// Returns the path of another property of the same value: `layer.borderWidth` for `layer.cornerRadius`.
  package func beside(_ name: String) -> String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// Returns whether this is the path of a property of the value at another path, or of a property inside of that.
  package func isInside(_ path: some StringProtocol) -> Bool { hasPrefix("\(path).") }
}

extension Change {
  /// The path of the value that has the property. Empty for a property of the root.
  package var owner: Substring { path.owner }

  /// The name of the property in the value that has it.
  package var name: Substring { path.propertyName }

  /// Both values: `1 → 0`.
  package var values: String { "\(literal(of: old)) → \(literal(of: new))" }
}

extension String {
  /// Returns the path to a part. Names follow a dot; `[0]` and `(for: .selected)` follow directly.
  fileprivate func appending(_ part: Part) -> String {
    isEmpty || part.name.isEmpty || "[(".contains(part.name.prefix(1)) ? self + part.name : "\(self).\(part.name)"
  }
}

extension Change {
  /// Returns the value inside `root` that has the changed property, and the name of the property in it: for
  /// `layer.cornerRadius`, the layer and `cornerRadius`. It is `nil` if `root` has no property at the path.
  ///
  /// - Complexity: O(*n*) for *n* stored properties of the values along the path, by reflection.
  package func holder(in root: Any) -> (value: Any, property: String)? {
    var (holder, rest) = (root, path[...])
    while true {
      while let box = holder as? any InspectedAsValue { holder = box.inspected }
      // One name can be the beginning of another one.
      let part = Part.listed(of: holder).filter { rest.isPath(from: $0.name) }.max { $0.name.count < $1.name.count }
      guard let part else { return nil }
      rest = rest.dropFirst(part.name.count)
      if rest.isEmpty { return (holder, part.name) }
      guard let value = unwrapped(part.value) else { return nil }
      holder = value
      if rest.first == "." { rest = rest.dropFirst() }
    }
  }
}

extension Part {
  /// Returns the elements of an array, or the stored properties of another value.
  fileprivate static func listed(of value: Any) -> [Part] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection else { return stored(of: value) }
    return mirror.children.enumerated().map { Part(name: "[\($0)]", value: $1.value) }
  }
}

extension Substring {
  /// Returns whether a path is that of a property, or leads into it.
  fileprivate func isPath(from name: String) -> Bool {
    guard !name.isEmpty, hasPrefix(name) else { return false }
    return dropFirst(name.count).first.map { ".[(".contains($0) } ?? true
  }
}
