extension Token {
  /// The value of a token, with all references resolved.
  public enum Value: Hashable, Sendable {
    /// A color.
    case color(Color)
    /// A length.
    case dimension(Dimension)
    /// The names of typefaces, the most wanted first.
    case fontFamily([String])
    /// The weight of a font.
    case fontWeight(FontWeight)
    /// A length of time.
    case duration(Duration)
    /// The speed curve of an animation.
    case cubicBezier(CubicBezier)
    /// A number.
    case number(Double)
    /// The style of a line.
    indirect case strokeStyle(StrokeStyle)
    /// The border of a shape.
    indirect case border(Border)
    /// An animated change.
    indirect case transition(Transition)
    /// One or several shadows.
    indirect case shadow([Shadow])
    /// The stops of a gradient.
    indirect case gradient([GradientStop])
    /// The style of text.
    indirect case typography(Typography)
  }
}

extension Token.Value {
  /// The type of the value.
  public var type: Token.ValueType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    }
  }
}

extension Token.Value: CustomStringConvertible {
  /// The value in short, as style sheets write it: `#0A84FF`, `16px`, `200ms`.
  public var description: String {
    switch self {
    case .color(let value): value.description
    case .dimension(let value): value.description
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let value): value.description
    case .duration(let value): value.description
    case .cubicBezier(let value): value.description
    case .number(let value): value.shortest
    case .strokeStyle(let value): value.description
    case .border(let value): value.description
    case .transition(let value): value.description
    case .shadow(let layers): layers.map(\.description).joined(separator: ", ")
    case .gradient(let stops): stops.map(\.description).joined(separator: ", ")
    case .typography(let value): value.description
    }
  }
}

extension Token {
  /// One of the thirteen types of the format. The raw value is its name there.
  public enum ValueType: String, Hashable, Sendable, CaseIterable {
    /// A color.
    case color
    /// A length.
    case dimension
    /// The names of typefaces.
    case fontFamily
    /// The weight of a font.
    case fontWeight
    /// A length of time.
    case duration
    /// The speed curve of an animation.
    case cubicBezier
    /// A number.
    case number
    /// The style of a line.
    case strokeStyle
    /// The border of a shape.
    case border
    /// An animated change.
    case transition
    /// One or several shadows.
    case shadow
    /// A gradient between colors.
    case gradient
    /// The style of text.
    case typography
  }
}
