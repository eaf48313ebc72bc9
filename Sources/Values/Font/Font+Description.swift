import Mod

extension Font: CustomStringConvertible {
  /// The text style, `.body`, the name of a token, `.title`, or the size with other traits:
  /// `.system(16, weight: .medium)`. A line height and a tracking follow: `.body.lineHeight(24).tracking(0.5)`.
  public var description: String {
    let parts = [("lineHeight", spacing.$lineHeight), ("tracking", spacing.$tracking)]
    return parts.reduce(faceDescription) { text, part in
      text + (part.1.map { ".\(part.0)(\($0.sourceText))" } ?? "")
    }
  }

  /// The name of the text style or of the token if nothing else is set: `body`.
  package var wholeName: String? {
    if spacing.$lineHeight != nil || spacing.$tracking != nil { return nil }
    if let token { return token.$size == nil && token.weight == nil ? token.path.name : nil }
    return hasUsualWeight ? textStyle.map { "\($0)" } : nil
  }

  /// Whether the weight is that of the text style.
  private var hasUsualWeight: Bool { textStyle.map { weight == Font.preferredFont(forTextStyle: $0).weight } ?? false }

  private var faceDescription: String {
    if let token {
      let size = token.$size.map { ".withSize(\($0.sourceText))" } ?? ""
      return ".\(token.path.name)\(size)\(token.weight.map { ".weight(.\($0))" } ?? "")"
    }
    if let textStyle { return ".\(textStyle)\(hasUsualWeight ? "" : ".weight(.\(weight))")" }
    var traits = [sizeWithToken.sourceText]
    if weight != .regular { traits.append("weight: .\(weight)") }
    if design != .default { traits.append("design: .\(design)") }
    if isItalic { traits.append("italic") }
    if let name { traits.insert(name.quoted, at: 0) }
    return "\(name == nil ? ".system" : "Font")(\(traits.joined(separator: ", ")))"
  }
}
