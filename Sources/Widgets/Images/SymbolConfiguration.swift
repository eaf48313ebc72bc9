/// How large and how heavy a symbol is drawn. It models what of `UIImage.SymbolConfiguration` text and size decide.
///
/// ```swift
/// let style: Mod<ImageView> = .preferredSymbolConfiguration(SymbolConfiguration(textStyle: .body, scale: .large))
/// ```
public struct SymbolConfiguration: Hashable, Sendable {
  /// How large a symbol is beside text of its size.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// As the system has it.
    case `default`
    /// Small.
    case small
    /// As high as the letters.
    case medium
    /// Large.
    case large
  }

  /// The size in points; `nil` for what the surroundings have.
  public let pointSize: Double?

  /// The text style whose size it follows; `nil` for none.
  public let textStyle: Font.TextStyle?

  /// How thick the strokes are; `nil` for what the surroundings have.
  public let weight: Font.Weight?

  /// How large it is beside text of its size.
  public let scale: Scale

  /// Follows a size and a weight, those of the surroundings by default.
  public init(pointSize: Double? = nil, weight: Font.Weight? = nil, scale: Scale = .default) {
    self.pointSize = pointSize
    self.textStyle = nil
    self.weight = weight
    self.scale = scale
  }

  /// Follows the size and the weight of a text style.
  public init(textStyle: Font.TextStyle, scale: Scale = .default) {
    self.pointSize = nil
    self.textStyle = textStyle
    self.weight = nil
    self.scale = scale
  }
}

extension SymbolConfiguration: CustomStringConvertible {
  /// The configuration as one writes it: `SymbolConfiguration(textStyle: .body, scale: .large)`.
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
