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
  private mutating func writeBody() {
    utf8.write("<body>\n<a class=\"skip\" href=\"#_main\">Skip to content</a>\n")
    writeHeader()
    writeNavigation()
    utf8.write("<main id=\"_main\" tabindex=\"-1\">\n")
    writeTitle()
    if chapters.isEmpty { utf8.write("<p class=\"none\">The guide has no sections yet.</p>\n") }
    for chapter in chapters {
      switch chapter {
      case .tokens(let tokens): write(tokens)
      case .pictures(let pictures): write(pictures)
      }
    }
    utf8.write("<p class=\"none\" id=\"_none\" hidden>Nothing matches.</p>\n</main>\n")
    utf8.write("<p class=\"unseen\" id=\"_said\" role=\"status\"></p>\n<script>")
    utf8.write(GuideScript.source)
    utf8.write("</script>\n</body>\n</html>\n")
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
    utf8.write("<div class=\"title\"><h1>")
    utf8.write(escaped: guide.title)
    utf8.write("</h1>\n<ul class=\"figures\">")
    for (count, one, many) in figures {
      utf8.write("<li><b>")
      utf8.write(count)
      utf8.write("</b> ")
      utf8.write(raw: count == 1 ? one : many)
      utf8.write("</li>")
    }
    utf8.write("</ul></div>\n")
  }

  /// Writes the start of a section, with an open element.
  internal mutating func writeTop(_ title: String, id: String, about: String?) {
    utf8.write("<section id=\"")
    utf8.write(raw: id)
    utf8.write("\"><div class=\"top\"><h2>")
    utf8.write(escaped: title)
    utf8.write(" <a class=\"anchor\" href=\"#")
    utf8.write(raw: id)
    utf8.write("\" aria-label=\"Link to this section\">#</a></h2>")
    guard let about else { return }
    utf8.write("<p>")
    utf8.write(escaped: about)
    utf8.write("</p>")
  }

  /// Opens an element that is visible in some contexts alone.
  internal mutating func openView(of contexts: [Int], _ element: StaticString) {
    let number = views[contexts] ?? views.count + 1
    views[contexts] = number
    utf8.write("<")
    utf8.write(element)
    utf8.write(" class=\"v")
    utf8.write(number)
    utf8.write("\">")
  }

  internal mutating func writeCount(_ count: Int, _ one: String, _ many: String) {
    utf8.write(count)
    utf8.write(" ")
    utf8.write(raw: count == 1 ? one : many)
  }
}
