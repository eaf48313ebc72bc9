import Mod
import Values

/// The border of a shape in a theme.
///
/// ```swift
/// struct Lines: Theme {
///   var card = BorderLine(color: .separator, width: 1)
///   static let standard = Lines()
/// }
///
/// let card = View(.layer.border(.token(\Lines.card)))
/// ```
public struct BorderLine: Sendable {
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
    self.init(color: Color(border.color), width: border.width.positive.points(), style: border.style)
  }
}

extension BorderLine: Hashable {
  /// Returns whether both have the same color, width and style. A width that is a token equals itself.
  public static func == (first: BorderLine, second: BorderLine) -> Bool {
    first.color == second.color && Themed(wrappedValue: first.width) == Themed(wrappedValue: second.width)
      && first.style == second.style
  }

  /// Hashes the color, the width and the style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(Themed(wrappedValue: width))
    hasher.combine(style)
  }
}

extension BorderLine {
  /// Returns a border whose color and width are those of a token of a theme: of the theme in which a widget is shown.
  ///
  /// Assign it like any border. The last assignment of the color or the width wins:
  ///
  /// ```swift
  /// struct Lines: Theme {
  ///   var card = BorderLine(color: .separator, width: 1)
  ///   static let standard = Lines()
  /// }
  ///
  /// let card = View(.layer.border(.token(\Lines.card)))
  ///
  /// card |> .layer.borderWidth(2)  // in the color of the token
  /// ```
  public static func token<Brand: Theme>(_ keyPath: any KeyPath<Brand, BorderLine> & Sendable) -> BorderLine {
    BorderLine(
      color: .token(sendable(keyPath.appending(path: \.color))),
      width: .token(sendable(keyPath.appending(path: \.width))), style: Brand.standard[keyPath: keyPath].style)
  }
}

/// Returns a key path of two that are `Sendable`.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  // `Sendable` has no representation. A key path that is made of `Sendable` ones captures nothing else.
  unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

extension BorderLine: ThemeTokenWithParts {
  package var tokenParts: [(name: String, value: any Hashable & Sendable)] { [("color", color), ("width", width)] }
}

extension Outlined {
  /// The color and the width of the border as one value, whose style is solid.
  public var border: BorderLine {
    get { BorderLine(color: borderColor ?? .clear, width: borderWidth) }
    set { (borderColor, borderWidth) = (newValue.color, newValue.width) }
  }
}

extension PropertyNames where Root: Outlined {
  /// The color and the width of the border as one value, such as one of a theme.
  public static var border: Property<Root, BorderLine> { Property { $1(&$0.border) } }
}

extension Property where Value: Outlined {
  /// The color and the width of the border as one value: `.layer.border(.token(\Brand.border.card))`.
  public var border: Property<Root, BorderLine> { part(modify: { $1(&$0.border) }, set: { $0.border = $1 }) }
}

extension ShadowLayer {
  internal init(_ shadow: Token.Shadow) {
    self.init(
      color: Color(shadow.color), x: shadow.offsetX.points(), y: shadow.offsetY.points(),
      blur: shadow.blur.positive.points(), spread: shadow.spread.points(), isInset: shadow.isInset)
  }
}
