import Values

extension Token {
  /// The border of a shape.
  public struct Border: Hashable, Sendable {
    /// The color of the line.
    public var color: Color
    /// The width of the line.
    public var width: Dimension
    /// The style of the line.
    public var style: StrokeStyle

    /// Creates a border.
    public init(color: Color, width: Dimension, style: StrokeStyle) {
      self.color = color
      self.width = width
      self.style = style
    }
  }
}

extension Token.Border: CustomStringConvertible {
  /// The width, the style and the color: `1px solid #FF9900`.
  public var description: String { "\(width) \(style) \(color)" }
}

extension Token {
  /// The style of a line: one by name, or dashes.
  public enum StrokeStyle: Hashable, Sendable {
    /// One of the names that style sheets have.
    public enum Name: String, Hashable, Sendable, CaseIterable {
      /// A style that style sheets have by the same name.
      case solid, dashed, dotted, double, groove, ridge, outset, inset
    }

    /// The ends of each dash.
    public enum LineCap: String, Hashable, Sendable, CaseIterable {
      /// An end of a dash, by the name that SVG has for it.
      case round, butt, square
    }

    /// A style by its name.
    case named(Name)

    /// Dashes: the lengths of dashes and gaps in turn. An odd number of them is used twice in a row.
    case dashes([Dimension], LineCap)
  }
}

extension Token.StrokeStyle: CustomStringConvertible {
  /// The name, or the lengths and the ends: `4px 2px round`.
  public var description: String {
    switch self {
    case .named(let name): name.rawValue
    case .dashes(let lengths, let cap): lengths.map { "\($0) " }.joined() + cap.rawValue
    }
  }
}

extension Token {
  /// A color of a gradient at a position along its axis.
  public struct GradientStop: Hashable, Sendable {
    /// The color at the position.
    public var color: Color
    /// The position, from 0 to 1.
    public var position: Double

    /// Creates a stop. The position is clamped to 0 to 1.
    public init(color: Color, position: Double) {
      self.color = color
      self.position = max(0, min(1, position))
    }
  }
}

extension Token.GradientStop: CustomStringConvertible {
  /// The color and the position: `#FF9900 0.5`.
  public var description: String { "\(color) \(position.shortest)" }
}

extension ColorGradient {
  internal init(_ stops: [Token.GradientStop]) {
    self.init(colors: stops.map { Color($0.color) }, locations: stops.map(\.position))
  }
}

extension Token {
  /// A shadow of a shape.
  public struct Shadow: Hashable, Sendable {
    /// The color of the shadow.
    public var color: Color
    /// The distance to the right.
    public var offsetX: Dimension
    /// The distance downwards.
    public var offsetY: Dimension
    /// The radius of the blur.
    public var blur: Dimension
    /// The length by which the shadow is larger than the shape.
    public var spread: Dimension
    /// Whether the shadow is inside of the shape. `false` by default.
    public var isInset: Bool

    /// Creates a shadow.
    public init(
      color: Color, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension, isInset: Bool = false
    ) {
      self.color = color
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blur = blur
      self.spread = spread
      self.isInset = isInset
    }
  }
}

extension Token.Shadow: CustomStringConvertible {
  /// The shadow as in style sheets: `inset 0px 2px 4px 0px #000000`.
  public var description: String { "\(isInset ? "inset " : "")\(offsetX) \(offsetY) \(blur) \(spread) \(color)" }
}

extension Token {
  /// The style of text.
  public struct Typography: Hashable, Sendable {
    /// The names of typefaces, the most wanted first.
    public var fontFamily: [String]
    /// The size of the font.
    public var fontSize: Dimension
    /// The weight of the font.
    public var fontWeight: FontWeight
    /// The distance between letters, besides that of the font.
    public var letterSpacing: Dimension
    /// The height of a line as a multiple of the font size.
    public var lineHeight: Double

    /// Creates a style of text.
    public init(
      fontFamily: [String], fontSize: Dimension, fontWeight: FontWeight, letterSpacing: Dimension, lineHeight: Double
    ) {
      self.fontFamily = fontFamily
      self.fontSize = fontSize
      self.fontWeight = fontWeight
      self.letterSpacing = letterSpacing
      self.lineHeight = lineHeight
    }
  }
}

extension Token.Typography: CustomStringConvertible {
  /// The weight, the size, the line height, the letter spacing and the typefaces: `400 16px/1.5 0px Inter`.
  public var description: String {
    "\(fontWeight) \(fontSize)/\(lineHeight.shortest) \(letterSpacing) \(fontFamily.joined(separator: ", "))"
  }
}
