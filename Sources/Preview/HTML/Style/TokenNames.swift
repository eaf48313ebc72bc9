import Layout
import Widgets

/// The names of the custom properties of tokens, as style sheets have them.
internal typealias TokenNames = Set<[UInt8]>

/// The tokens to which the markup of a page has referred, and the names of their themes in the page.
///
/// Each token has a number, because a page refers to few tokens very often.
internal final class TokenUses {
  private(set) var names: TokenNames = []
  private var used: [Int: [UInt8]] = [:]

  /// The themes of the page with their names, and these names as parts of custom properties.
  private var themes: [(type: ObjectIdentifier, name: String)] = []
  private var themeNames: TokenNames = []

  /// Records that the page refers to a token, and returns the name of its custom property.
  func use(_ property: CustomPropertyName, of token: TokenPath) -> [UInt8] {
    if let name = used[property.number] { return name }
    let theme = name(of: token.theme)
    let name = theme == "\(token.theme)" ? property.utf8 : CSS.property("\(theme).\(token.name)")
    used[property.number] = name
    names.insert(name)
    return name
  }

  /// Returns the name of a theme in the page: that of its type, with a number if another theme of the page has it.
  ///
  /// A name stays that of its theme, because the page has been written with it.
  func name(of theme: any Theme.Type) -> String {
    let type = ObjectIdentifier(theme)
    for known in themes where known.type == type { return known.name }
    let usual = "\(theme)"
    var (name, number) = (usual, 1)
    while !themeNames.insert(CSS.property(name)).inserted {
      number += 1
      name = "\(usual)\(number)"
    }
    themes.append((type, name))
    return name
  }
}
