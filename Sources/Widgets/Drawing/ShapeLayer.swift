import Mod

/// A layer that fills and strokes a path: a model of `CAShapeLayer`.
///
/// ```swift
/// let ring = ShapeLayer(.path(Path(ovalIn: square)), .fillColor(nil), .strokeColor(.systemBlue), .lineWidth(4))
/// ```
public struct ShapeLayer: LayerModel {
  /// The path to draw, or `nil` for none. `nil` by default.
  public var path: Path?

  /// The color of the area inside the path, or `nil` for none. `black` by default.
  public var fillColor: Color? = .black

  /// The rule for the inside of the path. `nonZero` by default.
  public var fillRule = FillRule.nonZero

  /// The color of the line, or `nil` for none. `nil` by default.
  public var strokeColor: Color?

  /// The start of the line, as a fraction of the path. 0 by default.
  public var strokeStart = 0.0

  /// The end of the line, as a fraction of the path. 1 by default.
  public var strokeEnd = 1.0

  /// The width of the line, in points. 1 by default.
  @Themed public var lineWidth = 1.0

  /// The shape of the ends of the line. `butt` by default.
  public var lineCap = LineCap.butt

  /// The shape of the corners of the line. `miter` by default.
  public var lineJoin = LineJoin.miter

  /// The longest pointed corner, in multiples of the line width. 10 by default.
  public var miterLimit = 10.0

  /// The lengths of the dashes and gaps, in points, or `nil` for a solid line. `nil` by default.
  public var lineDashPattern: [Double]?

  /// The offset into the pattern at the start of the line, in points. 0 by default.
  @Themed public var lineDashPhase = 0.0

  /// The properties of every layer.
  @Embedded public var layer = Layer()

  /// Creates a layer with the defaults of `CAShapeLayer`.
  public init() {}
}

extension PropertyNames where Root == ShapeLayer {
  /// The path to draw, or `nil` for none. `nil` by default.
  @inlinable public static var path: Property<Root, Path?> { Property { $1(&$0.path) } }

  /// The color of the area inside the path, or `nil` for none. `black` by default.
  @inlinable public static var fillColor: Property<Root, Color?> { Property { $1(&$0.fillColor) } }

  /// The rule for the inside of the path. `nonZero` by default.
  @inlinable public static var fillRule: Property<Root, ShapeLayer.FillRule> { Property { $1(&$0.fillRule) } }

  /// The color of the line, or `nil` for none. `nil` by default.
  @inlinable public static var strokeColor: Property<Root, Color?> { Property { $1(&$0.strokeColor) } }

  /// The start of the line, as a fraction of the path. 0 by default.
  @inlinable public static var strokeStart: Property<Root, Double> { Property { $1(&$0.strokeStart) } }

  /// The end of the line, as a fraction of the path. 1 by default.
  @inlinable public static var strokeEnd: Property<Root, Double> { Property { $1(&$0.strokeEnd) } }

  /// The width of the line, in points. 1 by default.
  @inlinable public static var lineWidth: Property<Root, Double> { Property { $1(&$0.lineWidth) } }

  /// The shape of the ends of the line. `butt` by default.
  @inlinable public static var lineCap: Property<Root, ShapeLayer.LineCap> { Property { $1(&$0.lineCap) } }

  /// The shape of the corners of the line. `miter` by default.
  @inlinable public static var lineJoin: Property<Root, ShapeLayer.LineJoin> { Property { $1(&$0.lineJoin) } }

  /// The longest pointed corner, in multiples of the line width. 10 by default.
  @inlinable public static var miterLimit: Property<Root, Double> { Property { $1(&$0.miterLimit) } }

  /// The lengths of the dashes and gaps, in points, or `nil` for a solid line. `nil` by default.
  @inlinable public static var lineDashPattern: Property<Root, [Double]?> { Property { $1(&$0.lineDashPattern) } }

  /// The offset into the pattern at the start of the line, in points. 0 by default.
  @inlinable public static var lineDashPhase: Property<Root, Double> { Property { $1(&$0.lineDashPhase) } }
}

extension ShapeLayer {
  /// The rule for the inside of a path that crosses itself.
  public enum FillRule: Hashable, Sendable, CaseIterable {
    /// Points are inside if the path winds around them more often in one direction than in the other.
    case nonZero
    /// Points are inside if the path winds around them an odd number of times.
    case evenOdd
  }

  /// The shape of the ends of a line.
  public enum LineCap: Hashable, Sendable, CaseIterable {
    /// Cut off at the end of the path.
    case butt
    /// Half a circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The shape of the corners of a line.
  public enum LineJoin: Hashable, Sendable, CaseIterable {
    /// Pointed.
    case miter
    /// Rounded.
    case round
    /// Beveled.
    case bevel
  }
}
