/// The content and the frame of the pages of modules and guides.
struct PageMarkup {
  let map: SiteMap
  let guides: Guides
  let names: NameIndex
  let page: Page

  private var symbols: SymbolMarkup { SymbolMarkup(map: map, path: page.path) }

  /// Returns the file of the page.
  func html() throws -> String {
    let layout = Layout(
      path: page.path, title: page.title, breadcrumbs: breadcrumbs,
      sideTitle: page.module.map { "Module \($0)" } ?? "Guides",
      side: page.module.flatMap { module in map.library.modules.first { $0.title == module } }.map(side) ?? guideSide)
    return layout.html(try content())
  }

  private func content() throws -> String {
    switch page.content {
    case .module(let document): try article(document) + extendedTypes(of: document) + functions(of: document)
    case .article(let document): try article(document)
    case .type(let type, let members, let split): try self.type(type, members: members, split: split)
    case .constrained(let type, let members):
      try list(members, isConstraintKnown: true)
        + symbols.markup(in: type).html([.paragraph([.reference(type.identifier, title: Self.all)])])
    case .functions(let functions): try list(functions)
    case .guide(let guide): try self.guide(guide)
    }
  }

  private func article(_ document: Document) throws -> String {
    let kind =
      document.symbolKind == nil ? "Article" : document.roleHeading == "Framework" ? "Module" : document.roleHeading
    let text = try symbols.description(of: document)
    let topics = try document.topics.filter { !$0.title.isExtended }.map { topic in
      let title = topic.title ?? "Topics"
      let abstract = try topic.abstract.map { "<p>\(try symbols.markup(in: document).html($0))</p>\n" } ?? ""
      let anchor = Slugs.slug("topic \(title)".lowercased())
      return "<h2 id=\"\(anchor)\">\(title.escaped)</h2>\n" + abstract
        + (try symbols.list(topic.identifiers, in: document))
    }
    return (["<p class=\"kind\">\(kind)</p>", text] + topics).joined(separator: "\n")
  }

  private func extendedTypes(of module: Document) throws -> String {
    let types = map.library.documents.filter {
      $0.module == module.title && $0.symbolKind == "extension" && $0.role == .type
    }
    guard !types.isEmpty else { return "" }
    let items = types.compactMap { type in
      map.address(of: type.identifier).map { address in
        let name = map.library.name(of: type).escaped
        return "<li><a href=\"\(address.link(from: page.path).escaped)\"><code>\(name)</code></a></li>"
      }
    }
    return
      "\n<h2 id=\"extended-types\">Types of other modules</h2>\n" + Self.names(items)
  }

  private func functions(of module: Document) throws -> String {
    guard
      let page = map.pages.first(where: { page in
        if case .functions = page.content { page.module == module.title } else { false }
      })
    else { return "" }
    let link = Address(path: page.path).link(from: self.page.path)
    return "\n<p><a href=\"\(link)\">All functions and operators of \(module.title)</a></p>"
  }

  private func type(_ type: Document, members: [Document], split: [Page]) throws -> String {
    var parts = ["<p class=\"kind\">\(type.roleHeading.escaped)</p>", try symbols.description(of: type)]
    if let address = names.address(of: type) {
      let title = "Styles, properties and events of <code>\(page.title.escaped)</code>"
      parts.append("<p><a href=\"\(address.link(from: page.path))\">\(title)</a></p>")
    }
    parts.append(contents(members))
    var rest = members
    for topic in type.topics {
      let here = topic.identifiers.compactMap { identifier in rest.first { $0.identifier == identifier } }
      let pages = topic.identifiers.filter { identifier in
        map.library.byID[identifier].map { ![.member, .implementations].contains($0.role) } ?? false
      }
      guard !here.isEmpty || !pages.isEmpty else { continue }
      rest.removeAll { member in here.contains { $0.identifier == member.identifier } }
      parts.append("<h2>\((topic.title ?? "Topics").escaped)</h2>")
      if !pages.isEmpty { parts.append(try symbols.list(pages, in: type)) }
      parts += try here.map { try symbols.member($0, level: 3) }
    }
    if !rest.isEmpty {
      parts.append("<h2>\(rest.count == members.count ? "Members" : "Implementations of protocols")</h2>")
      parts += try rest.map { try symbols.member($0, level: 3) }
    }
    if !split.isEmpty {
      let items = split.map { page in
        let count = if case .constrained(_, let members) = page.content { members.count } else { 0 }
        let title = page.title.rest(after: " where ").escaped
        let link = Address(path: page.path).link(from: self.page.path)
        return "<li><a href=\"\(link)\">\(title)</a> <span class=\"note\">\(count)</span></li>"
      }
      parts.append("<h2>By type</h2>\n" + Self.names(items))
    }
    parts.append(try symbols.surroundings(of: type))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let all: [Inline] = [.text("All members of the type")]

  /// Returns members that belong to no topic.
  private func list(_ members: [Document], isConstraintKnown: Bool = false) throws -> String {
    let sections = try members.map { try symbols.member($0, level: 2, isConstraintKnown: isConstraintKnown) }
    return contents(members) + sections.joined(separator: "\n") + "\n"
  }

  /// Returns links to the members of a page that has many.
  private func contents(_ members: [Document]) -> String {
    guard members.count > 5 else { return "" }
    let links = members.compactMap { member in
      map.address(of: member.identifier)?.anchor.map {
        "<li><a href=\"#\($0)\"><code>\(member.title.wrappable)</code></a></li>"
      }
    }
    return "<details class=\"contents\"><summary>\(members.count) names on this page</summary>\n"
      + Self.names(links) + "</details>\n"
  }

  private static func names(_ items: [String]) -> String {
    "<ul class=\"names\">\(items.joined(separator: "\n"))</ul>"
  }

  private func guide(_ guide: Guide) throws -> String {
    let markup = Markup(
      target: { try guides.target(of: $0, in: guide, map: map) },
      image: { source in
        let name = Guides.path(source, from: guide.source).split(separator: "/").last ?? ""
        return Markup.Target(link: Address(path: "images/\(name)").link(from: guide.path), title: "")
      })
    return try markup.html(guide.blocks)
  }

  private var breadcrumbs: [Layout.Item] {
    guard let module = page.module else {
      return page.path.contains("/") ? [Layout.Item(title: "Guides", address: Address(path: "read.html"))] : []
    }
    var items = [Layout.Item(title: "Modules", address: Address(path: "modules.html"))]
    if case .module = page.content { return items }
    if let place = map.library.modules.first(where: { $0.title == module }).flatMap({ map.address(of: $0.identifier) })
    {
      items.append(Layout.Item(title: module, address: place))
    }
    if case .constrained(let type, _) = page.content, let place = map.address(of: type.identifier) {
      items.append(Layout.Item(title: type.title, address: place))
    }
    if case .type(let type, _, _) = page.content, let parent = map.library.byID[type.parent], parent.role == .type,
      let place = map.address(of: parent.identifier)
    {
      items.append(Layout.Item(title: map.library.name(of: parent), address: place))
    }
    return items
  }

  /// The groups of a module; the one with this page shows its pages.
  private func side(_ module: Document) -> [Layout.Group] {
    let top = map.address(of: module.identifier)
    return [Layout.Group(title: module.title, address: top, items: [])]
      + module.topics.filter { !$0.title.isExtended }.map { topic in
        let title = topic.title ?? "Topics"
        let items = topic.identifiers.compactMap { identifier in
          map.address(of: identifier).map { address in
            Layout.Item(title: map.library.byID[identifier]?.title ?? "", address: address)
          }
        }
        let anchor = Slugs.slug("topic \(title)".lowercased())
        return Layout.Group(
          title: title, address: top.map { Address(path: $0.path, anchor: anchor) },
          items: items.contains { $0.address.path == page.path } ? items : [])
      }
  }

  private var guideSide: [Layout.Group] {
    [
      Layout.Group(
        title: "Guides", address: nil,
        items: guides.guides.map { Layout.Item(title: $0.title, address: Address(path: $0.path)) })
    ]
  }
}

extension String? {
  /// Whether the topic lists what DocC lists of other modules, which the page of the module lists itself.
  fileprivate var isExtended: Bool { self?.hasPrefix("Extended ") ?? false }
}
