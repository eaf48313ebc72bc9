import Mod

/// Insets from the edges of a rectangle, in points. Negative values point outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// No distance on any side.
  public static let zero = EdgeInsets()

  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets with the given distances, which are 0 by default.
  @inlinable public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance on all sides.
  @inlinable public init(_ distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Creates insets with a horizontal and a vertical distance.
  @inlinable public init(h: Double, v: Double) { self.init(top: v, left: h, bottom: v, right: h) }
}

extension StringProtocol {
  /// Whether the path of a property is that of a side of insets.
  package var isOfSide: Bool { sidesOfInsets.contains(String(propertyName)) }
}

/// The names of the sides of insets of both kinds.
private let sidesOfInsets = Set(
  EdgeInsets.distances.map(\.propertyName) + DirectionalEdgeInsets.distances.map(\.propertyName))

extension Change {
  /// The name of the property, if it is a side of insets.
  package var side: Substring? { path.isOfSide ? name : nil }
}

extension EdgeInsets: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates insets with the same distance on all sides: `.contentEdgeInsets(12.5)`.
  @inlinable
  public init(floatLiteral distance: Double) { self.init(distance) }

  /// Creates insets with the same distance on all sides: `.contentEdgeInsets(12)`.
  @inlinable
  public init(integerLiteral distance: Int) { self.init(Double(distance)) }
}

/// Insets from the edges of a rectangle, in points, in the direction of the language.
///
/// Leading is left in English and right in Arabic.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// No distance on any side.
  public static let zero = DirectionalEdgeInsets()

  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets with the given distances, which are 0 by default.
  @inlinable public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets with the same distance on all sides.
  @inlinable public init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Creates insets with horizontal and vertical distances.
  @inlinable public init(h: Double, v: Double) { self.init(top: v, leading: h, bottom: v, trailing: h) }
}

extension DirectionalEdgeInsets: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates insets with the same distance on all sides: `.directionalLayoutMargins(12.5)`.
  @inlinable
  public init(floatLiteral distance: Double) { self.init(distance) }

  /// Creates insets with the same distance on all sides: `.directionalLayoutMargins(12)`.
  @inlinable
  public init(integerLiteral distance: Int) { self.init(Double(distance)) }
}

/// An offset of a position, in points.
public struct Offset: Hashable, Sendable {
  /// No distance.
  public static let zero = Offset()

  /// The distance to the right. Negative values are to the left.
  public var horizontal: Double

  /// The distance downwards. Negative values are upwards.
  public var vertical: Double

  /// Creates an offset with the given distances, which are 0 by default.
  @inlinable public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A set of edges of a rectangle.
public struct RectEdge: NamedOptionSet {
  /// The top edge.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]

  /// The edges and their names.
  public static var names: KeyValuePairs<Self, String> {
    [.top: "top", .left: "left", .bottom: "bottom", .right: "right"]
  }

  /// The bits, with one for each edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
}
