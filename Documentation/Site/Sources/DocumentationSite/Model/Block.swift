/// A paragraph, a list or another block of text, from the JSON of DocC or from Markdown.
indirect enum Block: Equatable, Sendable {
  case paragraph([Inline])
  case heading(level: Int, [Inline], anchor: String)
  case code(String, syntax: String?)
  case list([[Block]], start: Int?)
  case terms([Term])
  /// Rows of cells; the first row is the header, unless `hasHeader` is `false`.
  case table([[[Block]]], hasHeader: Bool)
  case aside(name: String, [Block])
  case links([String])
  case rule

  /// A term and its definition.
  struct Term: Equatable, Sendable {
    var term: [Inline]
    var definition: [Block]
  }
}

extension Block {
  /// The text without its styles.
  var plain: String {
    switch self {
    case .paragraph(let inlines), .heading(_, let inlines, _): inlines.plain
    case .code(let code, _): code
    case .list(let items, _): items.joined().map(\.plain).joined(separator: " ")
    case .terms(let terms): terms.map { ([$0.term.plain] + $0.definition.map(\.plain)).joined(separator: " ") }.joined()
    case .table(let rows, _): rows.joined().joined().map(\.plain).joined(separator: " ")
    case .aside(_, let blocks): blocks.map(\.plain).joined(separator: " ")
    case .links, .rule: ""
    }
  }
}

extension Block: Decodable {
  private enum CodingKeys: String, CodingKey {
    case type, inlineContent, content, level, text, anchor, code, syntax, items, start, header, rows, extendedData
    case name, style
  }

  private struct Item: Decodable { var content: [Block] }

  private struct TermItem: Decodable {
    struct Term: Decodable { var inlineContent: [Inline] }
    var term: Term
    var definition: Item
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func decode<Value: Decodable>(_ key: CodingKeys) throws -> Value { try container.decode(Value.self, forKey: key) }
    func items() throws -> [[Block]] { (try decode(.items) as [Item]).map(\.content) }
    switch try decode(.type) as String {
    case "paragraph", "small": self = .paragraph(try decode(.inlineContent))
    case "heading": self = .heading(level: try decode(.level), [.text(try decode(.text))], anchor: try decode(.anchor))
    case "codeListing":
      self = .code(
        (try decode(.code) as [String]).joined(separator: "\n"),
        syntax: try container.decodeIfPresent(String.self, forKey: .syntax))
    case "unorderedList": self = .list(try items(), start: nil)
    case "orderedList": self = .list(try items(), start: try container.decodeIfPresent(Int.self, forKey: .start) ?? 1)
    case "termList":
      self = .terms(
        (try decode(.items) as [TermItem]).map { Term(term: $0.term.inlineContent, definition: $0.definition.content) })
    case "table":
      guard !container.contains(.extendedData) else {
        throw DecodingError.dataCorruptedError(
          forKey: .extendedData, in: container, debugDescription: "No cells that span columns or rows")
      }
      self = .table(try decode(.rows), hasHeader: try decode(.header) as String != "none")
    case "aside":
      let name = try container.decodeIfPresent(String.self, forKey: .name) ?? decode(.style)
      self = .aside(name: name, try decode(.content))
    case "links": self = .links(try decode(.items))
    case "thematicBreak": self = .rule
    case let kind:
      throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "No block \"\(kind)\"")
    }
  }
}
