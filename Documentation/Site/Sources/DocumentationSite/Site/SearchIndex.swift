import Foundation

/// The titles and words that the search finds, as a script, because scripts open from the file system, and data does
/// not.
struct SearchIndex {
  /// The pages: each with its path, its title, its kind, and the words of an article or a guide before its headings.
  private var pages: [[String]] = []
  /// The places in pages: each with the number of its page, its anchor, its title, and the words below a heading.
  private var places: [Place] = []

  /// A place in a page, written as an array.
  private struct Place: Encodable {
    var page: Int
    var anchor: String
    var title: String
    var words = ""

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(page)
      try list.encode(anchor)
      try list.encode(title)
      if !words.isEmpty { try list.encode(words) }
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
    for section in page.sections {
      let words = Self.words(in: section.blocks)
      if section.title.isEmpty {
        if !words.isEmpty { pages[pages.count - 1].append(words) }
      } else {
        places.append(Place(page: pages.count - 1, anchor: section.anchor, title: section.title, words: words))
      }
      // A table of questions is found by them.
      for case .table(let rows, _) in section.blocks {
        for case .paragraph(let question)? in rows.map({ $0.first?.first }) where question.plain.hasSuffix("?") {
          places.append(Place(page: pages.count - 1, anchor: section.anchor, title: question.plain))
        }
      }
    }
  }

  /// Returns the words of a text, each once, in lower case.
  private static func words(in blocks: [Block]) -> String {
    let words = blocks.map(\.plain).joined(separator: " ").lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(words.filter { $0.count > 2 }).sorted().joined(separator: " ")
  }

  /// The headings that DocC writes itself, of which the pages leave out the first two.
  fileprivate static let generated = ["Overview", "Discussion", "Return Value"]

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

  /// A heading with what is below it. The first one of a page has no title.
  fileprivate struct Section {
    var title = ""
    var anchor = ""
    var blocks: [Block] = []
  }

  fileprivate var sections: [Section] {
    var sections = [Section()]
    for block in blocks {
      if case .heading(_, let title, let anchor) = block {
        if SearchIndex.generated.contains(title.plain) { continue }
        sections.append(Section(title: title.plain, anchor: Slugs.slug(anchor.lowercased())))
      } else {
        sections[sections.count - 1].blocks.append(block)
      }
    }
    return sections
  }

  fileprivate var blocks: [Block] {
    switch content {
    case .module(let document), .article(let document), .type(let document, _, _): document.content
    case .guide(let guide): guide.blocks
    case .constrained, .functions: []
    }
  }
}
