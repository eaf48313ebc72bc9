import Foundation

/// A file of Markdown in the repository that becomes a page.
struct Guide: Sendable {
  /// The path from the root of the repository.
  var source: String
  /// The path of the page.
  var path: String
  var title: String
  /// The blocks without the title.
  var blocks: [Block]

  init(source: String, path: String, text: String) {
    var blocks = MarkdownBlocks.parse(text)
    var title = source
    if case .heading(1, let inlines, _)? = blocks.first {
      title = inlines.plain
      blocks.removeFirst()
    }
    (self.source, self.path, self.title, self.blocks) = (source, path, title, blocks)
  }
}

/// The guides of a repository, and the places that their links mean.
struct Guides: Sendable {
  let root: URL
  /// The guides in the order in which the reading order links to them, then the others by path.
  let guides: [Guide]
  private let bySource: [String: Guide]

  private static let readingOrder = "Documentation/ReadingOrder.md"

  /// The folders with guides.
  private static let folders = [
    "", "Documentation", "Documentation/ComingFrom", "Benchmarks", "Playgrounds-Linux", "Server", "Examples/LiveServer",
    "Examples/ImportingStyles", "Examples/StylingUIKit",
  ]

  /// The files that have a place of their own in the site.
  private static let places = [
    "README.md": "index.html", "Documentation/ReadingOrder.md": "read.html", "Benchmarks/README.md": "benchmarks.html",
    "Benchmarks/Results.md": "benchmark-results.html", "Benchmarks/Explanations.md": "benchmark-explanations.html",
  ]

  /// Reads the guides of a repository.
  ///
  /// - Throws: The error of the file system.
  init(root: URL) throws {
    self.root = root
    var sources: [String] = []
    for folder in Self.folders {
      let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      sources += names.filter { $0.hasSuffix(".md") }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }
    var slugs = Slugs()
    var guides: [Guide] = []
    for source in sources.sorted() {
      let name = source.replacing("/README", with: "").replacing("Documentation/", with: "").replacing(".md", with: "")
      let path = Self.places[source] ?? "articles/\(slugs.unique(name.replacing("/", with: "-"))).html"
      let text = try String(contentsOf: root.appending(path: source), encoding: .utf8)
      guides.append(Guide(source: source, path: path, text: text))
    }
    let order = try ["README.md", Self.readingOrder] + Self.order(in: root)
    func rank(_ guide: Guide) -> Int { order.firstIndex(of: guide.source) ?? order.count }
    self.guides = guides.sorted { (rank($0), $0.source) < (rank($1), $1.source) }
    bySource = Dictionary(guides.map { ($0.source, $0) }) { first, _ in first }
  }

  /// Returns the paths of the files that the reading order links to.
  private static func order(in root: URL) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: readingOrder), encoding: .utf8)
    return text.matches(of: /\]\(([^)#]+)/).map { path(String($0.1), from: readingOrder) }
  }

  /// Returns the target of a link in a guide: a page, an address on the web, or nothing for a source file.
  ///
  /// - Throws: An error if there is no such file in the repository.
  func target(of link: String, in guide: Guide, map: SiteMap) throws -> Markup.Target {
    if link.contains("://") || link.hasPrefix("mailto:") { return Markup.Target(link: link, title: link) }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let anchor = parts.count > 1 ? Slugs.slug(parts[1].lowercased()) : nil
    let path = parts[0].isEmpty ? guide.source : Self.path(parts[0], from: guide.source)
    let place = bySource[path] ?? bySource["\(path)/README.md"]
    if let address = place.map({ Address(path: $0.path) }) ?? article(path, map: map) {
      let address = Address(path: address.path, anchor: anchor)
      return Markup.Target(link: address.link(from: guide.path), title: place?.title ?? link)
    }
    guard FileManager.default.fileExists(atPath: root.appending(path: path).path) else {
      throw SiteError("\(guide.source): there is no file \(path)")
    }
    return Markup.Target(link: nil, title: link)
  }

  /// Returns the page of an article of a catalog: `Sources/Styles/Styles.docc/Recipes.md`.
  private func article(_ path: String, map: SiteMap) -> Address? {
    let parts = path.split(separator: "/")
    guard parts.count == 4, parts[2].hasSuffix(".docc"), parts[3].hasSuffix(".md") else { return nil }
    let name = parts[3].dropLast(3)
    let identifier = "doc://swift-mod.\(parts[1])/documentation/\(parts[1])"
    return map.address(of: name == parts[1] ? identifier : "\(identifier)/\(name)")
  }

  /// Returns a path from the root for one that is relative to a file.
  static func path(_ link: String, from source: String) -> String {
    var parts = source.split(separator: "/").dropLast()
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
