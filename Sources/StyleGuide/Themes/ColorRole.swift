/// The role of a color in the names of properties and tokens.
internal enum ColorRole: CaseIterable {
  case background, border, shadow, foreground

  /// The way in which a token fits a role by its name.
  enum Fit { case own, open, other }

  /// The words of names.
  private var words: Set<String> {
    switch self {
    case .background: ["bg", "background", "surface", "fill", "canvas", "ground"]
    case .border: ["border", "stroke", "outline", "divider", "separator"]
    case .shadow: ["shadow", "shadows"]
    case .foreground: ["fg", "foreground", "text", "label", "title", "icon", "tint", "on"]
    }
  }

  /// Creates the role of a property, such as `layer.borderColor`. A tint has no role, because it colors both texts and
  /// backgrounds.
  init?(of property: String) {
    let words = property.words
    guard !words.contains("tint"), let role = Self.allCases.first(where: { !$0.words.isDisjoint(with: words) }) else {
      return nil
    }
    self = role
  }

  /// Returns the fit of a token for the role. A token for backgrounds does not fit a text, and a token for texts, such
  /// as `onSurface`, does not fit a background.
  func fit(of name: String) -> Fit {
    let words = name.words
    let isForeground = words.contains("on")
    if !self.words.isDisjoint(with: words), self == .foreground || !isForeground { return .own }
    switch self {
    case .background where isForeground || !Self.foreground.words.isDisjoint(with: words): return .other
    case .foreground where !Self.background.words.isDisjoint(with: words): return .other
    default: return .open
    }
  }
}
