/// Text as HTML, with links from one file.
struct Markup {
  /// The target of a reference.
  struct Target {
    /// The address; `nil` if nothing can be linked.
    var link: String?
    /// The title of what is referred to, if the reference has none of its own.
    var title: String
    /// Whether the title is a name in code.
    var isCode = false
  }

  /// Returns the target of a reference.
  var target: (String) throws -> Target
  /// Returns the address of an image.
  var image: (String) throws -> Target
  /// The level of a heading of level 1.
  var topLevel = 1
  /// Whether headings have anchors; those of members would not be unique in a page.
  var hasAnchors = true

  /// Returns the HTML of a line of text.
  func html(_ inlines: [Inline]) throws -> String {
    try inlines.map { inline in
      switch inline {
      case .text(let text): text.escaped
      case .code(let code): "<code>\(code.escaped)</code>"
      case .emphasis(let inlines): "<em>\(try html(inlines))</em>"
      case .strong(let inlines): "<strong>\(try html(inlines))</strong>"
      case .lineBreak: "<br>"
      case .reference(let reference, let title): try link(to: reference, title: title.map(html))
      case .image(let source, let alternative):
        try {
          let target = try image(source)
          guard let link = target.link else { return alternative.escaped }
          let text = alternative.isEmpty ? target.title : alternative
          return "<img src=\"\(link.escaped)\" alt=\"\(text.escaped)\">"
        }()
      }
    }.joined()
  }

  /// Returns a link to what a reference means, or its title if there is no page about it.
  func link(to reference: String, title: String? = nil) throws -> String {
    let target = try target(reference)
    let name = target.isCode ? "<code>\(target.title.escaped)</code>" : target.title.escaped
    guard let link = target.link else { return title ?? name }
    return "<a href=\"\(link.escaped)\">\(title ?? name)</a>"
  }

  /// Returns the HTML of blocks of text.
  func html(_ blocks: [Block]) throws -> String { try blocks.map(html).joined(separator: "\n") }

  private func html(_ block: Block) throws -> String {
    switch block {
    case .paragraph(let inlines): return "<p>\(try html(inlines))</p>"
    case .heading(let level, let inlines, let anchor):
      let tag = "h\(min(level + topLevel - 1, 6))"
      let id = hasAnchors ? " id=\"\(Slugs.slug(anchor.lowercased()))\"" : ""
      return "<\(tag)\(id)>\(try html(inlines))</\(tag)>"
    case .code(let code, let syntax):
      let isSwift = syntax == "swift"
      return "<pre tabindex=\"0\"><code>\(isSwift ? Self.highlighted(code) : code.escaped)</code></pre>"
    case .list(let items, let start):
      let tag = start == nil ? "ul" : "ol"
      let first = start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
      return "<\(tag)\(first)>\(try items.map { "<li>\(try item($0))</li>" }.joined(separator: "\n"))</\(tag)>"
    case .terms(let terms):
      let items = try terms.map { "<dt>\(try html($0.term))</dt><dd>\(try item($0.definition))</dd>" }
      return "<dl>\(items.joined(separator: "\n"))</dl>"
    case .table(let rows, let hasHeader): return try table(rows, hasHeader: hasHeader)
    case .aside(let name, let blocks):
      return "<div class=\"aside\" role=\"note\"><p class=\"kind\">\(name.escaped)</p>\(try html(blocks))</div>"
    case .links(let references):
      return "<ul>\(try references.map { "<li>\(try link(to: $0))</li>" }.joined(separator: "\n"))</ul>"
    case .rule: return "<hr>"
    }
  }

  /// Returns an item without the paragraph of its only line.
  private func item(_ blocks: [Block]) throws -> String {
    if blocks.count == 1, case .paragraph(let inlines) = blocks[0] { return try html(inlines) }
    if case .paragraph(let inlines)? = blocks.first, blocks.dropFirst().allSatisfy(\.isList) {
      return try html(inlines) + html(Array(blocks.dropFirst()))
    }
    return try html(blocks)
  }

  private func table(_ rows: [[[Block]]], hasHeader: Bool) throws -> String {
    func row(_ cells: [[Block]], _ tag: String) throws -> String {
      "<tr>\(try cells.map { "<\(tag)>\(try item($0))</\(tag.prefix(2))>" }.joined())</tr>"
    }
    let head = hasHeader ? try rows.prefix(1).map { "<thead>\(try row($0, "th scope=\"col\""))</thead>" }.joined() : ""
    let body = try rows.dropFirst(hasHeader ? 1 : 0).map { try row($0, "td") }.joined(separator: "\n")
    return
      "<div class=\"table\" role=\"group\" aria-label=\"Table\" tabindex=\"0\"><table>\(head)<tbody>\(body)</tbody>"
      + "</table></div>"
  }

  /// Returns code of Swift with its comments marked.
  private static func highlighted(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // A comment begins a line or follows a space; two slashes in an address follow a colon.
      guard let comment = line.hasPrefix("//") ? line.startIndex..<line.endIndex : line.firstRange(of: " //") else {
        return String(line).escaped
      }
      let code = String(line[..<comment.lowerBound]).escaped
      return code + "<span class=\"comment\">\(String(line[comment.lowerBound...]).escaped)</span>"
    }.joined(separator: "\n")
  }
}

extension Block {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
