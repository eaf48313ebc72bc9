/// The documentation of symbols as HTML, for one page.
struct SymbolMarkup {
  let map: SiteMap
  let path: String

  /// Returns the HTML of a text in a document.
  func markup(in document: Document, topLevel: Int = 1, hasAnchors: Bool = true) -> Markup {
    Markup(
      target: { identifier in try target(identifier, in: document) },
      image: { identifier in
        let image = document.references[identifier]
        guard let url = image?.variants?.first?.url else {
          throw SiteError("\(document.identifier): no image \(identifier)")
        }
        let address = Address(path: String(url.drop { $0 == "/" }))
        return Markup.Target(link: address.link(from: path), title: image?.alt ?? "")
      },
      topLevel: topLevel, hasAnchors: hasAnchors)
  }

  private func target(_ identifier: String, in document: Document) throws -> Markup.Target {
    if let address = map.address(of: identifier),
      let target = map.library.document(String(identifier.prefix { $0 != "#" }))
    {
      let title = identifier.contains("#") ? document.references[identifier]?.title ?? target.title : target.title
      return Markup.Target(
        link: address.link(from: path), title: title, isCode: target.symbolKind != nil && target.role != .module)
    }
    guard let reference = document.references[identifier], let title = reference.title else {
      throw SiteError("\(document.identifier): nothing is known of \(identifier)")
    }
    // Symbols of Swift and Foundation have no pages here: `Swift.Sendable`.
    if reference.type == "unresolvable" {
      let name = title.split(separator: ".").dropFirst().joined(separator: ".")
      return Markup.Target(link: nil, title: name.isEmpty ? title : name, isCode: true)
    }
    guard reference.type == "link" else { throw SiteError("\(document.identifier): \(identifier) has no page") }
    return Markup.Target(link: reference.url, title: title)
  }

  /// Returns a declaration whose types are links.
  func declarations(of document: Document) -> String {
    document.declarations.map { declaration in
      let text = declaration.tokens.map { token in
        let name = token.text.escaped
        if let target = (token.identifier ?? token.preciseIdentifier).flatMap(map.address) {
          return "<a href=\"\(target.link(from: path).escaped)\">\(name)</a>"
        }
        return ["keyword", "attribute"].contains(token.kind) ? "<span class=\"keyword\">\(name)</span>" : name
      }
      return "<pre class=\"declaration\"><code>\(text.joined())</code></pre>"
    }.joined(separator: "\n")
  }

  /// Returns all that is said about a symbol, or the text of an article; `level` is that of its headings.
  ///
  /// Members of a page about one constraint do not repeat it.
  func description(
    of document: Document, level: Int = 2, hasAnchors: Bool = true, isConstraintKnown: Bool = false
  ) throws -> String {
    let markup = markup(in: document, topLevel: level - 1, hasAnchors: hasAnchors)
    var parts: [String] = []
    if !document.abstract.isEmpty { parts.append("<p class=\"summary\">\(try markup.html(document.abstract))</p>") }
    parts.append(declarations(of: document))
    if !document.constraints.isEmpty, !isConstraintKnown {
      parts.append("<p class=\"note\">Where \(try markup.html(document.constraints))</p>")
    }
    let versions = document.availability.compactMap { platform in
      platform.introducedAt.map { "\(platform.name ?? "") \($0)" }
    }
    if !versions.isEmpty { parts.append("<p class=\"note\">Since \(versions.joined(separator: ", ").escaped)</p>") }
    if !document.deprecation.isEmpty {
      parts.append(try markup.html([.aside(name: "Deprecated", document.deprecation)]))
    }
    if !document.parameters.isEmpty {
      let items = try document.parameters.map {
        "<dt><code>\($0.name.escaped)</code></dt><dd>\(try markup.html($0.content))</dd>"
      }
      parts.append("<dl class=\"parameters\">\(items.joined(separator: "\n"))</dl>")
    }
    parts.append(try markup.html(document.content.withoutOverview))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns a member with its heading and its description.
  func member(_ document: Document, level: Int, isConstraintKnown: Bool = false) throws -> String {
    let anchor = map.address(of: document.identifier)?.anchor ?? ""
    return """
      <section class="member" id="\(anchor)">
      <h\(level)><a href="#\(anchor)"><code>\(document.title.wrappable)</code></a></h\(level)>
      \(try description(
        of: document, level: level + 1, hasAnchors: false, isConstraintKnown: isConstraintKnown))
      </section>
      """
  }

  /// Returns links to documents with their summaries.
  func list(_ identifiers: [String], in document: Document) throws -> String {
    let items = try identifiers.map { identifier in
      let abstract = try map.library.byID[identifier].map { try markup(in: $0).html($0.abstract) } ?? ""
      return "<dt>\(try markup(in: document).link(to: identifier))</dt><dd>\(abstract)</dd>"
    }
    return "<dl class=\"topics\">\(items.joined(separator: "\n"))</dl>"
  }

  /// Returns the relationships, the articles that mention a document, and what to see also.
  func surroundings(of document: Document) throws -> String {
    let markup = markup(in: document)
    func line(_ title: String, _ identifiers: [String]) throws -> String {
      let links = try Set(identifiers.map { try markup.link(to: $0) })
      return "<dt>\(title.escaped)</dt><dd>\(links.sorted().joined(separator: ", "))</dd>"
    }
    var lines = try document.relationships.map { try line($0.title ?? "", $0.identifiers) }
    if let extensions = map.extensions(of: document), !extensions.isEmpty {
      let links = extensions.compactMap { type in
        map.address(of: type.identifier).map { "<a href=\"\($0.link(from: path).escaped)\">\(type.module)</a>" }
      }
      lines.append("<dt>Extended in</dt><dd>\(links.joined(separator: ", "))</dd>")
    }
    if !document.mentions.isEmpty { lines.append(try line("Mentioned in", document.mentions)) }
    for topic in document.seeAlso where topic.generated != true {
      lines.append(try line(topic.title ?? "See also", topic.identifiers))
    }
    return lines.isEmpty ? "" : "<h2>Relationships</h2>\n<dl>\(lines.joined(separator: "\n"))</dl>"
  }
}

extension [Block] {
  /// The blocks without the heading that DocC puts before the text of a page, and the headings in order from level 2.
  fileprivate var withoutOverview: [Block] {
    var blocks = self
    if case .heading(2, let title, _)? = first, ["Overview", "Discussion"].contains(title.plain) {
      blocks.removeFirst()
    }
    let levels = blocks.compactMap { if case .heading(let level, _, _) = $0 { level } else { nil } }
    guard let top = levels.min() else { return blocks }
    guard levels.first == top else { return self }
    return blocks.map { block in
      guard case .heading(let level, let title, let anchor) = block else { return block }
      return .heading(level: level - top + 2, title, anchor: anchor)
    }
  }
}
