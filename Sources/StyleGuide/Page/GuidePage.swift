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
    page.utf8.reserveCapacity(65_536 + body.utf8.count)
    page.write("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { page in
      page.write("\n")
      page.writeHead()
      page.utf8 += body.utf8
      page.write("\n")
    }
    page.write("\n")
    return String(decoding: page.utf8, as: UTF8.self)
  }
}

extension GuidePage {
  internal mutating func write(_ markup: GuideMarkup) { utf8 += markup.utf8 }

  private mutating func writeBody() {
    element("body") { page in
      page.write("\n")
      page.element("a", ["class": "skip", "href": "#_main"], text: "Skip to content")
      page.write("\n")
      page.writeHeader()
      page.writeNavigation()
      page.element("main", ["id": "_main", "tabindex": "-1"]) { page in
        page.write("\n")
        page.writeContent()
      }
      page.write("\n")
      page.element("p", ["class": "unseen", "id": "_said", "role": "status"], text: "")
      page.write("\n")
      page.element("script", text: "\(GuideScript.source)")
      page.write("\n")
    }
  }

  private mutating func writeContent() {
    writeTitle()
    if chapters.isEmpty {
      element("p", ["class": "none"], text: "The guide has no sections yet.")
      write("\n")
    }
    for chapter in chapters {
      switch chapter {
      case .tokens(let tokens): write(tokens)
      case .pictures(let pictures): write(pictures)
      }
    }
    element("p", ["class": "none", "id": "_none", "hidden": nil], text: "Nothing matches.")
    write("\n")
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
    element("div", ["class": "title"]) { page in
      page.element("h1", text: "\(page.guide.title)")
      page.write("\n")
      page.element("ul", ["class": "figures"]) { page in
        for (count, one, many) in figures {
          page.element("li") { page in
            page.element("b", text: "\(count)")
            page.write(" \(count == 1 ? one : many)")
          }
        }
      }
    }
    write("\n")
  }

  /// Writes an element that is visible in some contexts only.
  internal mutating func view(of contexts: [Int], _ name: StaticString, _ content: (inout GuidePage) -> Void) {
    let number = views[contexts] ?? views.count + 1
    views[contexts] = number
    element(name, ["class": "v\(number)"], content)
  }
}
