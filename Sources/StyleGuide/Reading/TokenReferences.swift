import Mod
import Widgets

/// The tokens and the sections of a guide that refer to the tokens of a theme.
internal struct TokenReferences {
  /// A link to a reference to a token.
  struct Link: Hashable {
    let id: String
    let title: String
  }

  private var links: [String: [Link]] = [:]
  private var known: [String: Set<Link>] = [:]
  private let names: Set<String>

  /// Finds the references to the tokens of a section: in other tokens of the first theme, and in sections of the guide.
  ///
  /// - Complexity: O(*n*) for *n* tokens and samples.
  init(to section: GuideTokens, in chapters: [GuideChapter]) {
    names = Set(section.tokens.map(\.name))
    guard let theme = section.themes.themes.first else { return }
    for token in theme.tokens {
      for path in token.paths where path.theme == theme.type {
        add(Link(id: section.anchor(ofToken: token.name), title: token.name), to: path.name)
      }
    }
    for chapter in chapters.compactMap(\.pictures) {
      for token in chapter.entries.lazy.flatMap(\.sample.tokens) where token.theme == theme.type {
        add(Link(id: chapter.id, title: chapter.samples.title), to: token.name)
      }
    }
  }

  private mutating func add(_ link: Link, to name: String) {
    let name = names.contains(name) ? name : String(name.owner)
    guard names.contains(name), link.title != name, known[name, default: []].insert(link).inserted else { return }
    links[name, default: []].append(link)
  }

  subscript(name: String) -> [Link] { links[name] ?? [] }
}

extension ThemeToken {
  /// The tokens on which the value depends.
  internal var paths: [TokenPath] {
    switch value {
    case let color as Color: color.tokenPaths
    case let font as Font: font.tokenPaths
    case let shadows as [ShadowLayer]: shadows.flatMap { $0.tokenPath.map { [$0] } ?? $0.color.tokenPaths }
    case let gradient as ColorGradient: gradient.colors.flatMap(\.tokenPaths)
    case let number as Double: [number.tokenPath].compactMap(\.self)
    default: withParts.dropFirst().flatMap(\.paths)
    }
  }
}

extension GuideTokens {
  /// Returns the identifier of a token in the page.
  internal func anchor(ofToken name: String) -> String { "\(id).\(name)" }

  /// Returns the identifier of the tokens of a kind, or of a group of them, in the page.
  internal func anchor(of kind: GuideToken.Kind, _ group: String? = nil) -> String {
    "\(id)/\(kind)" + (group.map { "/\($0)" } ?? "")
  }
}
