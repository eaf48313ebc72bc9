import Mod

extension Font: CustomStringConvertible {
  /// The text style, `.body`, the name of a token, `.title`, or the size with other traits:
  /// `.system(16, weight: .medium)`.
  public var description: String {
    if let token { return ".\(token.path.name)\(token.size.map { ".withSize(\($0.shortest))" } ?? "")" }
    if let textStyle { return ".\(textStyle)" }
    var traits = [pointSize.shortest]
    if weight != .regular { traits.append("weight: .\(weight)") }
    if design != .default { traits.append("design: .\(design)") }
    if isItalic { traits.append("italic") }
    if let name { traits.insert(name.quoted, at: 0) }
    return "\(name == nil ? ".system" : "Font")(\(traits.joined(separator: ", ")))"
  }
}
