import Mod

/// A layer that fills and strokes a path: a model of `CAShapeLayer`.
///
/// ```swift
/// let ring = ShapeLayer(.path(Path(ovalIn: square)), .fillColor(nil), .strokeColor(.systemBlue), .lineWidth(4))
/// ```
public struct ShapeLayer: LayerModel {
  /// The path to draw, or `nil`, the default, for none.
  public var path: Path?

  /// The colour inside the path, or `nil` for none. `black` by default.
  public var fillColor: Color? = .black

  /// What counts as inside. `nonZero` by default.
  public var fillRule = FillRule.nonZero

  /// The colour of the line, or `nil`, the default, for none.
  public var strokeColor: Color?

  /// Where the line starts, as a share of the path from 0 to 1. 0 by default.
  public var strokeStart = 0.0

  /// Where the line ends, as a share of the path from 0 to 1. 1 by default.
  public var strokeEnd = 1.0

  /// The width of the line, in points. 1 by default.
  public var lineWidth = 1.0

  /// The ends of the line. `butt` by default.
  public var lineCap = LineCap.butt

  /// The corners of the line. `miter` by default.
  public var lineJoin = LineJoin.miter

  /// How many times its width a pointed corner may be long before it is cut off. 10 by default.
  public var miterLimit = 10.0

  /// The lengths of the dashes and gaps, in points, or `nil`, the default, for a solid line.
  public var lineDashPattern: [Double]?

  /// How far into the pattern the line starts, in points. 0 by default.
  public var lineDashPhase = 0.0

  /// What every layer has.
  @Embedded public var layer = Layer()

  /// Makes a layer with the defaults of `CAShapeLayer`.
  public init() {}
}

extension PropertyNames where Root == ShapeLayer {
  /// Names ``ShapeLayer/path``.
  @inlinable public static var path: Property<Root, Path?> { Property { $1(&$0.path) } }
  /// Names ``ShapeLayer/fillColor``.
  @inlinable public static var fillColor: Property<Root, Color?> { Property { $1(&$0.fillColor) } }
  /// Names ``ShapeLayer/fillRule``.
  @inlinable public static var fillRule: Property<Root, ShapeLayer.FillRule> { Property { $1(&$0.fillRule) } }
  /// Names ``ShapeLayer/strokeColor``.
  @inlinable public static var strokeColor: Property<Root, Color?> { Property { $1(&$0.strokeColor) } }
  /// Names ``ShapeLayer/strokeStart``.
  @inlinable public static var strokeStart: Property<Root, Double> { Property { $1(&$0.strokeStart) } }
  /// Names ``ShapeLayer/strokeEnd``.
  @inlinable public static var strokeEnd: Property<Root, Double> { Property { $1(&$0.strokeEnd) } }
  /// Names ``ShapeLayer/lineWidth``.
  @inlinable public static var lineWidth: Property<Root, Double> { Property { $1(&$0.lineWidth) } }
  /// Names ``ShapeLayer/lineCap``.
  @inlinable public static var lineCap: Property<Root, ShapeLayer.LineCap> { Property { $1(&$0.lineCap) } }
  /// Names ``ShapeLayer/lineJoin``.
  @inlinable public static var lineJoin: Property<Root, ShapeLayer.LineJoin> { Property { $1(&$0.lineJoin) } }
  /// Names ``ShapeLayer/miterLimit``.
  @inlinable public static var miterLimit: Property<Root, Double> { Property { $1(&$0.miterLimit) } }
  /// Names ``ShapeLayer/lineDashPattern``.
  @inlinable public static var lineDashPattern: Property<Root, [Double]?> { Property { $1(&$0.lineDashPattern) } }
  /// Names ``ShapeLayer/lineDashPhase``.
  @inlinable public static var lineDashPhase: Property<Root, Double> { Property { $1(&$0.lineDashPhase) } }
}
