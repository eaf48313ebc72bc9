/// The page with all names by type.
struct NamesMarkup {
  let map: SiteMap
  let names: NameIndex
  static let path = "names.html"

  /// Returns the file.
  func html() throws -> String {
    let sections = names.subjects + names.types
    let items = sections.map {
      Layout.Item(title: $0.title, address: Address(path: Self.path, anchor: Slugs.slug($0.title)))
    }
    let layout = Layout(
      path: Self.path, title: "Index", sideTitle: "Types",
      side: [Layout.Group(title: "Types", address: nil, items: items)])
    return layout.html(
      """
      <p class="summary">Every style, property, event, operator and matcher, by the type that has it.</p>
      <p id="site-filter" hidden><label for="site-names">Show only</label> \
      <input id="site-names" type="search" autocomplete="off"> <span role="status"></span></p>
      \(try sections.map(section).joined(separator: "\n"))
      """)
  }

  private func section(_ section: NameIndex.Section) throws -> String {
    let kinds = section.kinds.map { kind, entries in
      let links = entries.map { entry in
        "<li><a href=\"\(entry.address.link(from: Self.path).escaped)\"><code>\(entry.title.wrappable)</code></a></li>"
      }
      return "<h3>\(kind)</h3>\n<ul class=\"names\">\(links.joined(separator: "\n"))</ul>"
    }
    var title = section.title.escaped
    var also = ""
    if let type = section.type, let address = map.address(of: type.identifier) {
      title = "<a href=\"\(address.link(from: Self.path).escaped)\">\(title)</a>"
      let inherited = inherited(by: type).map { "<a href=\"#\(Slugs.slug($0))\">\($0.escaped)</a>" }
      if !inherited.isEmpty { also = "\n<p class=\"note\">Also those of \(inherited.joined(separator: ", "))</p>" }
    }
    return """
      <section class="type" id="\(Slugs.slug(section.title))">
      <h2>\(title)</h2>\(also)
      \(kinds.joined(separator: "\n"))
      </section>
      """
  }

  /// Returns the titles of the protocols of a type whose names the type has, too.
  private func inherited(by type: Document) -> [String] {
    let upwards = type.relationships.filter { ["conformsTo", "inheritsFrom"].contains($0.type) }
    let protocols = upwards.flatMap(\.identifiers).compactMap(map.library.document).map(\.identifier)
    return names.types.filter { $0.type?.symbolKind == "protocol" && protocols.contains($0.type?.identifier ?? "") }
      .map(\.title)
  }
}
