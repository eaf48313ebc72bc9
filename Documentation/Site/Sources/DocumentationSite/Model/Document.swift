/// A page of DocC's render JSON: an article, a module or a symbol.
struct Document: Sendable {
  /// The identifier that references use: `doc://swift-mod.Mod/documentation/Mod/Property`.
  let identifier: String
  /// The components of the identifier, beginning with the module.
  let components: [String]
  /// The role, which decides whether the document is a page or a part of one.
  let role: Role
  var title: String
  /// The kind of the page in words, such as *Structure*.
  var roleHeading: String
  var symbolKind: String?
  /// The identifier of the symbol in all modules.
  var symbolID: String?
  /// The constraints of the extension that declares the symbol: *Root is Label.*
  var constraints: [Inline]
  var availability: [Availability]
  var abstract: [Inline]
  var deprecation: [Block]
  var declarations: [Declaration]
  var parameters: [Parameter]
  var content: [Block]
  /// The articles that mention the symbol.
  var mentions: [String]
  var topics: [Topic]
  var seeAlso: [Topic]
  var relationships: [Topic]
  var references: [String: Reference]

  /// A titled list of references.
  struct Topic: Decodable, Sendable {
    var title: String?
    var identifiers: [String]
    var generated: Bool?
    /// The kind of relationship: `conformsTo`.
    var type: String?
    var abstract: [Inline]?
  }

  /// A declaration as its tokens.
  struct Declaration: Decodable, Sendable { var tokens: [Token] }

  /// A word of a declaration, which may name a symbol.
  struct Token: Decodable, Sendable {
    var kind: String
    var text: String
    var identifier: String?
    var preciseIdentifier: String?
  }

  /// A parameter and its description.
  struct Parameter: Decodable, Sendable {
    var name: String
    var content: [Block]
  }

  /// A platform and its first version with the symbol.
  struct Availability: Decodable, Sendable {
    var name: String?
    var introducedAt: String?
  }

  /// The target of a reference, as far as other documents do not have it.
  struct Reference: Decodable, Sendable {
    struct Variant: Decodable, Sendable { var url: String }
    var type: String
    var title: String?
    var url: String?
    var alt: String?
    var variants: [Variant]?
  }
}

extension Document: Decodable {
  private enum CodingKeys: String, CodingKey {
    case identifier, metadata, abstract, deprecationSummary, primaryContentSections, topicSections, seeAlsoSections
    case relationshipsSections, references, sections
  }

  private struct Identifier: Decodable { var url: String }
  private struct Constraints: Decodable { var constraints: [Inline] }
  private struct Ignored: Decodable {}

  private struct Metadata: Decodable {
    var title: String
    var roleHeading: String?
    var symbolKind: String?
    var externalID: String?
    var conformance: Constraints?
    var platforms: [Availability]?
  }

  /// A section of the page's content; other kinds than these would be lost.
  private enum Section: Decodable {
    case declarations([Declaration]), parameters([Parameter]), content([Block]), mentions([String])

    private enum CodingKeys: String, CodingKey { case kind, declarations, parameters, content, mentions }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .kind) {
      case "declarations": self = .declarations(try container.decode([Declaration].self, forKey: .declarations))
      case "parameters": self = .parameters(try container.decode([Parameter].self, forKey: .parameters))
      case "content": self = .content(try container.decode([Block].self, forKey: .content))
      case "mentions": self = .mentions(try container.decode([String].self, forKey: .mentions))
      case let kind:
        throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "No section \"\(kind)\"")
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func list<Element: Decodable>(_ key: CodingKeys) throws -> [Element] {
      try container.decodeIfPresent([Element].self, forKey: key) ?? []
    }
    guard (try list(.sections) as [Ignored]).isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .sections, in: container, debugDescription: "No tutorials")
    }
    let metadata = try container.decode(Metadata.self, forKey: .metadata)
    identifier = try container.decode(Identifier.self, forKey: .identifier).url
    components = Self.components(of: identifier)
    title = metadata.title
    roleHeading = metadata.roleHeading ?? ""
    symbolKind = metadata.symbolKind
    symbolID = metadata.externalID
    constraints = metadata.conformance?.constraints ?? []
    availability = metadata.platforms ?? []
    abstract = try list(.abstract)
    deprecation = try list(.deprecationSummary)
    topics = try list(.topicSections)
    seeAlso = try list(.seeAlsoSections)
    relationships = try list(.relationshipsSections)
    references = try container.decodeIfPresent([String: Reference].self, forKey: .references) ?? [:]
    (declarations, parameters, content, mentions) = ([], [], [], [])
    for section in try list(.primaryContentSections) as [Section] {
      switch section {
      case .declarations(let list): declarations += list
      case .parameters(let list): parameters += list
      case .content(let blocks): content += blocks
      case .mentions(let list): mentions += list
      }
    }
    role = Self.role(
      symbolKind: symbolKind, title: title, depth: components.count, hasDeclaration: !declarations.isEmpty,
      isGenerated: topics.allSatisfy { $0.generated == true })
  }
}

extension Document {
  /// Creates the page of an extension of another module's type, which DocC leaves out if articles list all members.
  init(extensionWith identifier: String) {
    let components = Self.components(of: identifier)
    let path = components.dropFirst()
    let name = path.last ?? ""
    let module = path.first ?? ""
    let type = "doc://swift-mod.\(module)/documentation/\(path.joined(separator: "/"))"
    let tokens = [
      Token(kind: "keyword", text: "extension"), Token(kind: "text", text: " "),
      Token(kind: "typeIdentifier", text: name, identifier: type),
    ]
    self.init(
      identifier: identifier, components: components, role: .type, title: name, roleHeading: "Extended Type",
      symbolKind: "extension", constraints: [],
      availability: [], abstract: [], deprecation: [], declarations: [Declaration(tokens: tokens)], parameters: [],
      content: [], mentions: [], topics: [], seeAlso: [], relationships: [], references: [:])
  }

  /// The role of a document in the site.
  enum Role { case module, article, type, function, member, extendedModule, implementations }

  /// The name of the module.
  var module: String { components.first ?? "" }

  /// Returns the components of an identifier, beginning with the module.
  private static func components(of identifier: String) -> [String] {
    identifier.rest(after: "/documentation/").split(separator: "/").map(String.init)
  }

  /// The identifier of the document around this one.
  var parent: String { String(identifier[..<(identifier.lastIndex(of: "/") ?? identifier.endIndex)]) }

  private static func role(
    symbolKind: String?, title: String, depth: Int, hasDeclaration: Bool, isGenerated: Bool
  ) -> Role {
    switch symbolKind {
    case "module": .module
    case nil: isGenerated && title.hasSuffix(" Implementations") ? .implementations : .article
    case "extension" where !hasDeclaration: .extendedModule
    case "class", "struct", "enum", "protocol", "actor", "extension": .type
    case "op", "func", "var", "macro": depth == 2 ? .function : .member
    default: depth == 2 ? .type : .member
    }
  }

  /// Whether the symbol is a member of its type, not of its values.
  var isStatic: Bool {
    declarations.first?.tokens.contains { $0.kind == "keyword" && ($0.text == "static" || $0.text == "class") } ?? false
  }
}

extension String {
  /// Returns what follows the first occurrence of a text, or everything if there is none.
  func rest(after text: String) -> String {
    firstRange(of: text).map { String(self[$0.upperBound...]) } ?? self
  }
}
