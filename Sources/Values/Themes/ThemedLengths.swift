import Mod

/// A type that declares the purposes of its lengths, so that an audit compares each with the tokens of that purpose.
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
/// Other numbers of a type, whatever their names, are compared with no token.
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
