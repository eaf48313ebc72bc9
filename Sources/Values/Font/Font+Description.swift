import Mod

extension Font: CustomStringConvertible {
  /// The text style, `.body`, the name of a token, `.title`, or the size with other traits:
  /// `.system(16, weight: .medium)`. A line height and a tracking follow: `.body.lineHeight(24).tracking(0.5)`.
  public var description: String {
    let parts = [("lineHeight", spacing.$lineHeight), ("tracking", spacing.$tracking)]
    return parts.reduce(faceDescription) { text, part in
      text + (part.1.map { ".\(part.0)(\(Self.text($0)))" } ?? "")
    }
  }

  private var faceDescription: String {
    if let token {
      let size = token.$size.map { ".withSize(\(Self.text($0)))" } ?? ""
      return ".\(token.path.name)\(size)\(token.weight.map { ".weight(.\($0))" } ?? "")"
    }
    if let textStyle {
      let isUsual = weight == Font.preferredFont(forTextStyle: textStyle).weight
      return ".\(textStyle)\(isUsual ? "" : ".weight(.\(weight))")"
    }
    var traits = [Self.text(sizeWithToken)]
    if weight != .regular { traits.append("weight: .\(weight)") }
    if design != .default { traits.append("design: .\(design)") }
    if isItalic { traits.append("italic") }
    if let name { traits.insert(name.quoted, at: 0) }
    return "\(name == nil ? ".system" : "Font")(\(traits.joined(separator: ", ")))"
  }

  /// Returns a size as source code.
  private static func text(_ size: Double) -> String {
    size.tokenPath.map { NumberToken(path: $0).description } ?? size.shortest
  }
}
