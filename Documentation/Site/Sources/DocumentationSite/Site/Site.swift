import Foundation

/// The documentation of all modules and the guides of a repository as a folder of pages.
package struct Site {
  private let map: SiteMap
  private let guides: Guides
  private let archives: URL

  /// Reads the archives of the modules and the guides of a repository.
  ///
  /// - Throws: An error that says which file has something that the site would lose.
  package init(root: URL, archives: URL) throws {
    self.archives = archives
    map = SiteMap(try Library(archives: archives))
    guides = try Guides(root: root)
  }

  /// Writes the site into a folder, in which the gallery is already.
  ///
  /// - Returns: The number of pages.
  /// - Throws: The error of the file system, or an error about a link that leads nowhere.
  @discardableResult
  package func write(into folder: URL) throws -> Int {
    let names = NameIndex(map)
    let pages = map.pages + guides.guides.map { Page(path: $0.path, title: $0.title, module: nil, content: .guide($0)) }
    var search = SearchIndex()
    for page in pages {
      search.add(page, map: map)
      try write(PageMarkup(map: map, guides: guides, names: names, page: page).html(), to: page.path, in: folder)
    }
    let places = PlacesMarkup(map: map)
    try write(places.modules(), to: "modules.html", in: folder)
    try write(places.gallery(), to: "gallery.html", in: folder)
    try write(NamesMarkup(map: map, names: names).html(), to: NamesMarkup.path, in: folder)
    try write(search.script(), to: "search-index.js", in: folder)
    for asset in ["site.css", "site.js"] {
      let file = guides.root.appending(path: "Documentation/Site/Assets/\(asset)")
      try write(String(contentsOf: file, encoding: .utf8), to: asset, in: folder)
    }
    try copyImages(into: folder.appending(path: "images"))
    try linkBack(from: folder.appending(path: "gallery"))
    return pages.count + 3
  }

  /// Adds a link to the site at the start of each page of the gallery, which is made without it.
  private func linkBack(from gallery: URL) throws {
    let link = #"<p style="margin:12px 20px;font:15px system-ui"><a href="../gallery.html">‹ Documentation</a></p>"#
    let files = (try? FileManager.default.contentsOfDirectory(at: gallery, includingPropertiesForKeys: nil)) ?? []
    for file in files where file.pathExtension == "html" {
      let page = try String(contentsOf: file, encoding: .utf8)
      if page.contains(link) { continue }
      guard page.contains("<body>") else { throw SiteError("\(file.lastPathComponent) has no body") }
      try Data(page.replacing("<body>", with: "<body>\n\(link)", maxReplacements: 1).utf8).write(to: file)
    }
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Copies the images of the guides and of the archives.
  private func copyImages(into folder: URL) throws {
    let manager = FileManager.default
    try? manager.removeItem(at: folder)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let documentation = guides.root.appending(path: "Documentation")
    for file in try manager.contentsOfDirectory(at: documentation, includingPropertiesForKeys: nil)
    where ["png", "svg"].contains(file.pathExtension) {
      try manager.copyItem(at: file, to: folder.appending(path: file.lastPathComponent))
    }
    for archive in try manager.contentsOfDirectory(at: archives, includingPropertiesForKeys: nil) {
      for images
        in (try? manager.contentsOfDirectory(at: archive.appending(path: "images"), includingPropertiesForKeys: nil))
        ?? []
      where try !manager.contentsOfDirectory(atPath: images.path).isEmpty {
        try manager.copyItem(at: images, to: folder.appending(path: images.lastPathComponent))
      }
    }
  }
}
