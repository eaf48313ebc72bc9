import Widgets

/// The writer of the HTML of a guide.
internal struct GuidePage {
  internal let guide: StyleGuide
  internal let chapters: [GuideChapter]
  internal let reader: GuideReader

  internal var utf8: [UInt8] = []

  /// The sets of contexts in which variants of pictures are visible, with the numbers of their classes.
  internal var views: [[Int]: Int] = [:]

  internal init(guide: StyleGuide, chapters: [GuideChapter], reader: GuideReader) {
    self.guide = guide
    self.chapters = chapters
    self.reader = reader
  }

  /// The whole page.
  internal var document: String {
    var body = self
    body.writeBody()
    var page = self
    page.views = body.views
    page.writeHead()
    page.utf8.append(contentsOf: body.utf8)
    return String(decoding: page.utf8, as: UTF8.self)
  }
}

extension GuidePage {
  internal mutating func write(_ markup: GuideMarkup) { utf8 += markup.utf8 }

  private mutating func writeBody() {
    write("<body>\n<a class=\"skip\" href=\"#_main\">Skip to content</a>\n")
    writeHeader()
    writeNavigation()
    write("<main id=\"_main\" tabindex=\"-1\">\n")
    writeTitle()
    if chapters.isEmpty { write("<p class=\"none\">The guide has no sections yet.</p>\n") }
    for chapter in chapters {
      switch chapter {
      case .tokens(let tokens): write(tokens)
      case .pictures(let pictures): write(pictures)
      }
    }
    write("<p class=\"none\" id=\"_none\" hidden>Nothing matches.</p>\n</main>\n")
    write("<p class=\"unseen\" id=\"_said\" role=\"status\"></p>\n")
    write("<script>\(GuideScript.source)</script>\n</body>\n</html>\n")
  }

  private mutating func writeTitle() {
    let sections = chapters.compactMap(\.pictures)
    let recipes = sections.filter { $0.samples.kind == .recipe }
    let figures = [
      (chapters.count, "section", "sections"),
      (recipes.reduce(0) { $0 + $1.entries.count }, "combination", "combinations"),
      (sections.reduce(0) { $0 + $1.pictureCount }, "picture", "pictures"),
      (sections.reduce(0) { $0 + $1.findingCount }, "finding", "findings"),
      (chapters.reduce(0) { $0 + $1.problems.count }, "problem", "problems"),
    ]
    write("<div class=\"title\"><h1>\(guide.title)</h1>\n<ul class=\"figures\">")
    for (count, one, many) in figures { write("<li><b>\(count)</b> \(count == 1 ? one : many)</li>") }
    write("</ul></div>\n")
  }

  /// Writes the start of a section, with an open element.
  internal mutating func writeTop(_ title: String, id: String, about: String?) {
    write("<section id=\"\(id)\"><div class=\"top\"><h2>\(title) ")
    write("<a class=\"anchor\" href=\"#\(id)\" aria-label=\"Link to this section\">#</a></h2>")
    if let about { write("<p>\(about)</p>") }
  }

  /// Writes a list of texts, unless there are none.
  internal mutating func writeList(_ list: StaticString, _ texts: [String]) {
    if texts.isEmpty { return }
    write("\(list)")
    for text in texts { write("<li>\(text)</li>") }
    write("</ul>")
  }

  /// Opens an element that is visible in some contexts alone.
  internal mutating func openView(of contexts: [Int], _ element: StaticString) {
    let number = views[contexts] ?? views.count + 1
    views[contexts] = number
    write("<\(element) class=\"v\(number)\">")
  }

  internal func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}
