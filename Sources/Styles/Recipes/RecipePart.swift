/// The part of the root that a rule of a recipe is about, or the root itself.
internal struct RecipePart: Hashable, Sendable {
  /// The name, with those of the parts around it: `title`. Empty for the root.
  internal let name: String

  internal init(_ name: String = "") { self.name = name }

  /// Creates the part at a key path: `\CardStyle.title`.
  internal init(_ keyPath: AnyKeyPath) { self.init(String("\(keyPath)".drop { $0 != "." }.dropFirst())) }

  /// Returns the part inside another one.
  internal func lifted(to outer: String) -> RecipePart {
    RecipePart(name.isEmpty ? outer : outer.isEmpty ? name : "\(outer).\(name)")
  }
}
