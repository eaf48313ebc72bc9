import Mod
import Synchronization

/// The key path of a token in its theme. A color or a font with it follows the theme.
package final class TokenPath: Sendable {
  package let theme: any Theme.Type
  package let keyPath: any AnyKeyPath & Sendable

  /// The index of a number in the value of the token, if it stands for that alone.
  package let part: Int?

  package init<Brand: Theme>(_ keyPath: any KeyPath<Brand, some Any> & Sendable, part: Int? = nil) {
    theme = Brand.self
    self.keyPath = keyPath
    self.part = part
  }

  /// The name of the token, such as `accent` or `spacing.small`, or `<Color>` for a computed one without a name at run
  /// time.
  package var name: String { keyPath.printedPath }

  /// Returns the value of the token in the themes of the surroundings, which may be another token.
  package func value<Value>(in themes: Themes) -> Value? { value(in: themes, of: theme) }

  private func value<Brand: Theme, Value>(in themes: Themes, of theme: Brand.Type) -> Value? {
    // An optional theme would be copied, and the runtime would look up its type.
    if part == nil, themes.isEmpty, let path = keyPath as? KeyPath<Brand, Value> {
      return Brand.standard[keyPath: path]
    }
    let theme = themes[theme] ?? Brand.standard
    guard let part else { return (keyPath as? KeyPath<Brand, Value>).map { theme[keyPath: $0] } }
    guard let path = keyPath as? PartialKeyPath<Brand>, let whole = theme[keyPath: path] as? any ThemedNumbers,
      whole.numbers.indices.contains(part)
    else { return nil }
    return whole.numbers[part] as? Value
  }
}

extension TokenPath: Hashable {
  /// Returns whether both are the same token of the same theme.
  package static func == (first: TokenPath, second: TokenPath) -> Bool {
    first === second || first.part == second.part && first.keyPath as AnyKeyPath == second.keyPath as AnyKeyPath
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath as AnyKeyPath)
    hasher.combine(part)
  }
}

extension TokenPath {
  /// A Boolean value that indicates whether the token is a stored property of the theme or of a struct in it, as
  /// ``Theme/tokens`` lists them.
  package var isStored: Bool {
    if part != nil { return false }
    if let known = StoredTokens.known.withLock({ $0[self] }) { return known }
    let (theme, name) = (theme, name)
    let isStored = theme.stores(name)
    StoredTokens.known.withLock { tokens in
      // Key paths with arguments can be many.
      if tokens.count >= 4_096 { tokens = [:] }
      tokens[self] = isStored
    }
    return isStored
  }
}

extension Theme {
  fileprivate static func stores(_ name: String) -> Bool {
    standard.tokens.contains { token in
      name.hasPrefix(token.name) && token.withParts.contains { $0.name == name }
    }
  }
}

/// The tokens that are known to be stored, because the runtime takes long to print a key path.
private enum StoredTokens {
  static let known = Mutex<[TokenPath: Bool]>([:])
}
