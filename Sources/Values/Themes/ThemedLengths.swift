import Mod

/// A type that declares the purposes of its lengths, so that an audit compares each with the tokens of that purpose.
///
/// A theme, or a struct in it, declares the purposes of its tokens in the same way.
///
/// ```swift
/// struct Gauge: Widget {
///   @Themed var gap = 4.0
///   var attributes = ViewAttributes.fresh
/// }
///
/// extension Gauge: ThemedLengths {
///   static var distances: [Property<Gauge, Double>] { [Property(\.gap)] }
/// }
/// ```
///
/// Other numbers of a type, whatever their names, are compared with no token. Other numbers of a theme have the
/// purposes that their names suggest.
public protocol ThemedLengths {
  /// The properties that are distances between things, or around them. None by default.
  static var distances: [Property<Self, Double>] { get }

  /// The properties that are radii of corners. None by default.
  static var radii: [Property<Self, Double>] { get }
}

extension ThemedLengths {
  /// No properties.
  public static var distances: [Property<Self, Double>] { [] }

  /// No properties.
  public static var radii: [Property<Self, Double>] { [] }
}

extension EdgeInsets: ThemedLengths {
  /// The four sides.
  public static var distances: [Property<EdgeInsets, Double>] {
    [Property(\.top), Property(\.left), Property(\.bottom), Property(\.right)]
  }
}

extension DirectionalEdgeInsets: ThemedLengths {
  /// The four sides.
  public static var distances: [Property<DirectionalEdgeInsets, Double>] {
    [Property(\.top), Property(\.leading), Property(\.bottom), Property(\.trailing)]
  }
}

/// The purpose of a length.
package enum LengthPurpose: Sendable {
  case distance, radius
}

extension ThemedLengths {
  /// Returns the purpose that the type declares for the property with a name, or `nil` if it declares none.
  package func purpose(of name: String) -> LengthPurpose? {
    if Self.distances.contains(where: { isNamed($0, name) }) { return .distance }
    return Self.radii.contains { isNamed($0, name) } ? .radius : nil
  }

  private func isNamed(_ property: Property<Self, Double>, _ name: String) -> Bool {
    if property.propertyName == name { return true }
    // The key path of a wrapped property may have no name at run time, but changes the property.
    guard property.propertyName.isNameless else { return false }
    var other = self
    property.set(property.value(in: self) + 1, in: &other)
    return Change.between(self, other).contains { $0.path == name }
  }
}
