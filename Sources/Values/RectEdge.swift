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
