import Foundation

/// The titles that the search finds, as a script, because scripts open from the file system, and data does not.
struct SearchIndex {
  /// The pages: each with its path, its title and its kind.
  private var pages: [[String]] = []
  /// The places in pages: each with the number of its page, its anchor and its title.
  private var places: [Place] = []

  /// A place in a page, written as an array.
  private struct Place: Encodable {
    var page: Int
    var anchor: String
    var title: String

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(page)
      try list.encode(anchor)
      try list.encode(title)
    }
  }

  /// Adds a page and its members or headings.
  mutating func add(_ page: Page, map: SiteMap) {
    pages.append([page.path, page.title, page.kind])
    var titles: Set<String> = []
    // The first of several overloads on a page stands for all of them.
    for document in page.members where titles.insert(document.title).inserted {
      guard let anchor = map.address(of: document.identifier)?.anchor else { continue }
      places.append(Place(page: pages.count - 1, anchor: anchor, title: document.title))
    }
    var heading = ""
    for block in page.blocks {
      switch block {
      case .heading(_, let title, let anchor) where !Self.generated.contains(title.plain):
        heading = Slugs.slug(anchor.lowercased())
        places.append(Place(page: pages.count - 1, anchor: heading, title: title.plain))
      case .table(let rows, _):
        // A table of questions is found by them.
        for case .paragraph(let question)? in rows.map({ $0.first?.first }) where question.plain.hasSuffix("?") {
          places.append(Place(page: pages.count - 1, anchor: heading, title: question.plain))
        }
      default: break
      }
    }
  }

  /// The headings that DocC writes itself, of which the pages leave out the first two.
  private static let generated = ["Overview", "Discussion", "Return Value"]

  /// Returns the script.
  func script() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let pages = String(decoding: try encoder.encode(pages), as: UTF8.self)
    let places = String(decoding: try encoder.encode(places), as: UTF8.self)
    return "window.searchIndex={pages:\(pages),\nplaces:\(places)}\n"
  }
}

extension Page {
  /// The kind of the page in search results.
  fileprivate var kind: String {
    switch content {
    case .module: "Module"
    case .article(let document): document.symbolKind == nil ? "Article of \(module ?? "")" : module ?? ""
    case .type(let type, _, _): "\(type.roleHeading) of \(module ?? "")"
    case .constrained, .functions: module ?? ""
    case .guide: "Guide"
    }
  }

  fileprivate var members: [Document] {
    switch content {
    case .type(_, let members, _), .constrained(_, let members), .functions(let members): members
    case .module, .article, .guide: []
    }
  }

  fileprivate var blocks: [Block] {
    switch content {
    case .module(let document), .article(let document), .type(let document, _, _): document.content
    case .guide(let guide): guide.blocks
    case .constrained, .functions: []
    }
  }
}
