/// A part of a line of text, from the JSON of DocC or from Markdown.
indirect enum Inline: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  /// A link to an identifier of DocC, or to an address in Markdown, with its own title if it has one.
  case reference(String, title: [Inline]?)
  case image(String, alternative: String)
  case lineBreak
}

extension [Inline] {
  /// The text without its styles.
  var plain: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text), .image(_, let text): text
      case .emphasis(let inlines), .strong(let inlines): inlines.plain
      case .reference(let target, let title): title?.plain ?? String(target.split(separator: "/").last ?? "")
      case .lineBreak: " "
      }
    }.joined()
  }
}

extension Inline: Decodable {
  private enum CodingKeys: String, CodingKey {
    case type, text, code, inlineContent, identifier, overridingTitle, overridingTitleInlineContent, isActive
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "text": self = .text(try container.decode(String.self, forKey: .text))
    case "codeVoice": self = .code(try container.decode(String.self, forKey: .code))
    case "emphasis", "newTerm": self = .emphasis(try container.decode([Inline].self, forKey: .inlineContent))
    case "strong", "inlineHead": self = .strong(try container.decode([Inline].self, forKey: .inlineContent))
    case "image": self = .image(try container.decode(String.self, forKey: .identifier), alternative: "")
    case "reference":
      let title =
        try container.decodeIfPresent([Inline].self, forKey: .overridingTitleInlineContent)
        ?? container.decodeIfPresent(String.self, forKey: .overridingTitle).map { [.text($0)] }
      self = .reference(try container.decode(String.self, forKey: .identifier), title: title)
    case let kind:
      throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "No inline \"\(kind)\"")
    }
  }
}
