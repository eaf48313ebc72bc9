/// The pages of the modules, and the place of each document.
struct SiteMap: Sendable {
  private(set) var pages: [Page] = []
  private var addresses: [String: Address] = [:]
  let library: Library

  /// A type with more members has a page for each constraint, if it has constraints on most of them.
  private static let longest = 40

  init(_ library: Library) {
    self.library = library
    for module in library.modules { add(module) }
    for document in library.documents {
      switch document.role {
      case .implementations: addresses[document.identifier] = addresses[document.parent]
      case .extendedModule:
        addresses[document.identifier] = addresses[document.parent].map {
          Address(path: $0.path, anchor: "extended-types")
        }
      default: break
      }
    }
  }

  /// Returns the place of the document that a reference means, also in another module.
  func address(of identifier: String) -> Address? {
    let parts = identifier.split(separator: "#", maxSplits: 1)
    guard let base = parts.first, let document = library.document(String(base)) else { return nil }
    guard var address = addresses[document.identifier] else { return nil }
    if parts.count > 1 { address.anchor = Slugs.slug(parts[1].lowercased()) }
    return address
  }

  /// Returns the extensions of a type in other modules, or `nil` for a document that is no type.
  func extensions(of type: Document) -> [Document]? {
    guard type.role == .type, let symbol = type.symbolID, type.symbolKind != "extension" else { return nil }
    return library.extensions[symbol]
  }

  private mutating func add(_ module: Document) {
    var slugs = Slugs()
    let folder = Slugs.slug(module.title.lowercased())
    func path(_ name: String) -> String { "\(folder)/\(slugs.unique(name)).html" }

    place(
      [module],
      in: Page(path: "\(folder)/index.html", title: module.title, module: module.title, content: .module(module)))
    let documents = library.documents.filter { $0.module == module.title }
    for article in documents where article.role == .article {
      let page = Page(
        path: path(String(article.components.last ?? "")), title: article.title, module: module.title,
        content: .article(article))
      place([article], in: page)
    }
    for type in documents where type.role == .type {
      let name = library.name(of: type)
      let (members, groups) = Self.split(library.members(of: type))
      let split = groups.map { constraint, members in
        Page(
          path: path("\(name) \(constraint)"), title: "\(name) where \(constraint)", module: module.title,
          content: .constrained(type, members: members))
      }
      let page = Page(
        path: path(name), title: name, module: module.title, content: .type(type, members: members, split: split))
      place([type], in: page, members: members)
      for (page, group) in zip(split, groups) { place([], in: page, members: group.members) }
    }
    // The overloads of a name stand together.
    let functions = documents.filter { $0.role == .function }.sorted { $0.title < $1.title }
    if !functions.isEmpty {
      let page = Page(
        path: path("functions"), title: "Functions and operators", module: module.title, content: .functions(functions))
      place([], in: page, members: functions)
    }
  }

  private mutating func place(_ documents: [Document], in page: Page, members: [Document] = []) {
    pages.append(page)
    for document in documents { addresses[document.identifier] = Address(path: page.path) }
    var anchors = Slugs()
    for member in members {
      let anchor = anchors.unique(String(member.components.last ?? ""), keepingCase: true)
      addresses[member.identifier] = Address(path: page.path, anchor: anchor)
    }
  }

  private static func split(
    _ members: [Document]
  ) -> (members: [Document], groups: [(constraint: String, members: [Document])]) {
    let constrained = members.filter { !$0.constraints.isEmpty }
    guard members.count > longest, constrained.count * 2 > members.count else { return (members, []) }
    let groups = Dictionary(grouping: constrained, by: \.constraint).map { (constraint: $0.key, members: $0.value) }
    return (members.filter(\.constraints.isEmpty), groups.sorted { $0.constraint < $1.constraint })
  }
}

extension Document {
  /// The constraints as text without a period: *Root is Label*.
  var constraint: String {
    let text = constraints.plain
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

extension Library {
  /// Returns the name of a type with those of the types around it: `Kit.ButtonLook`.
  func name(of type: Document) -> String {
    guard let parent = byID[type.parent], parent.role == .type else { return type.title }
    return type.title.hasPrefix("\(parent.title).") ? type.title : "\(name(of: parent)).\(type.title)"
  }
}
