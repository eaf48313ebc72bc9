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

extension ShadowLayer {
  internal init(_ shadow: Token.Shadow) {
    self.init(
      color: Color(shadow.color), x: shadow.offsetX.points(), y: shadow.offsetY.points(), blur: shadow.blur.points(),
      spread: shadow.spread.points(), isInset: shadow.isInset)
  }
}
