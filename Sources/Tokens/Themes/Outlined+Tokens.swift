import Foundation
import Mod
import Values

/// The border of a shape in a theme.
public struct BorderLine: Hashable, Sendable {
  /// The color of the line.
  public var color: Color
  /// The width of the line, in points.
  public var width: Double
  /// The style of the line, which a layer does not have: its borders are solid.
  public var style: Token.StrokeStyle

  /// Creates a border.
  public init(color: Color, width: Double, style: Token.StrokeStyle = .named(.solid)) {
    self.color = color
    self.width = width
    self.style = style
  }

  internal init(_ border: Token.Border) {
    self.init(color: Color(border.color), width: border.width.points(), style: border.style)
  }
}

extension Mod where Root: Outlined {
  /// Sets the color and the width of the border of a layer to those of a theme: `.layer.update(.border(brand.card))`.
  public static func border(_ line: BorderLine) -> Mod {
    Mod { layer in
      layer.borderColor = line.color
      layer.borderWidth = line.width
    }
  }
}

/// A shadow of a theme, one of those that a shadow token puts on a shape.
public struct ShadowLayer: Hashable, Sendable {
  /// The color of the shadow, with its opacity.
  public var color: Color
  /// The distance to the right, in points.
  public var x: Double
  /// The distance downwards, in points.
  public var y: Double
  /// The blur, in points, as style sheets measure it: twice the standard deviation.
  public var blur: Double
  /// The length by which the shadow is larger than the shape, in points.
  public var spread: Double
  /// Whether the shadow is inside of the shape. `false` by default.
  public var isInset: Bool

  /// Creates a shadow.
  public init(color: Color, x: Double, y: Double, blur: Double, spread: Double, isInset: Bool = false) {
    self.color = color
    (self.x, self.y, self.blur, self.spread) = (x, y, blur, spread)
    self.isInset = isInset
  }

  internal init(_ shadow: Token.Shadow) {
    self.init(
      color: Color(shadow.color), x: shadow.offsetX.points(), y: shadow.offsetY.points(), blur: shadow.blur.points(),
      spread: shadow.spread.points(), isInset: shadow.isInset)
  }
}

extension Mod where Root: Outlined {
  /// Sets the shadow of a layer to the largest of a token's that is not inside of the shape: a layer has one, without
  /// spread.
  public static func shadows(_ shadows: [ShadowLayer]) -> Mod {
    let outer = shadows.filter { !$0.isInset }
    let shadow = outer.max { $0.blur < $1.blur }
    return Mod { layer in
      layer.shadowOpacity = shadow == nil ? 0 : 1
      guard let shadow else { return }
      layer.shadowColor = shadow.color
      layer.shadowOffset = CGSize(width: shadow.x, height: shadow.y)
      layer.shadowRadius = shadow.blur / 2
    }
  }
}
