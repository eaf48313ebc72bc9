/// The size and the weight of a symbol: a model of those parts of `UIImage.SymbolConfiguration`.
///
/// ```swift
/// let style: Mod<ImageView> = .preferredSymbolConfiguration(SymbolConfiguration(textStyle: .body, scale: .large))
/// ```
public struct SymbolConfiguration: Hashable, Sendable {
  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// The size that the system chooses.
    case `default`
    /// Small.
    case small
    /// The height of the letters.
    case medium
    /// Large.
    case large
  }

  /// The size in points, or `nil` for that of the surrounding text.
  public let pointSize: Double?

  /// The text style that determines the size, or `nil` for none.
  public let textStyle: Font.TextStyle?

  /// The weight of the strokes, or `nil` for that of the surrounding text.
  public let weight: Font.Weight?

  /// The size relative to the text.
  public let scale: Scale

  /// Creates a configuration with a size and a weight. By default, they are those of the surrounding text.
  public init(pointSize: Double? = nil, weight: Font.Weight? = nil, scale: Scale = .default) {
    self.pointSize = pointSize
    self.textStyle = nil
    self.weight = weight
    self.scale = scale
  }

  /// Creates a configuration with the size and the weight of a text style.
  public init(textStyle: Font.TextStyle, scale: Scale = .default) {
    self.pointSize = nil
    self.textStyle = textStyle
    self.weight = nil
    self.scale = scale
  }
}

extension SymbolConfiguration: CustomStringConvertible {
  /// The configuration as source code: `SymbolConfiguration(textStyle: .body, scale: .large)`.
  public var description: String {
    let arguments = [
      pointSize.map { "pointSize: \($0)" },
      textStyle.map { "textStyle: .\($0)" },
      weight.map { "weight: .\($0)" },
      scale == .default ? nil : "scale: .\(scale)",
    ]
    return "SymbolConfiguration(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
  }
}
