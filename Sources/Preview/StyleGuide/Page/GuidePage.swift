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

  private mutating func writeHead() {
    utf8.reserveCapacity(65_536)
    utf8.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src '
      """)
    utf8.write(raw: GuideScript.hash)
    utf8.write("'; img-src data:; base-uri 'none'; form-action 'none'\">\n<title>")
    utf8.write(escaped: guide.title)
    utf8.write("</title>\n<style>\n")
    utf8.write(GuideRules.page)
    utf8.write(GuideRules.parts)
    utf8.write(GuideRules.media)
    writeViews()
    // The rules of the pictures apply inside of them alone, and those of the page have no type selectors that match
    // there.
    utf8.write("@scope(.p){\n")
    reader.html.sheet.write(to: &utf8, root: ":scope")
    utf8.write("}\n</style>\n</head>\n")
  }

  /// Writes the rules that show each variant of a picture in its contexts.
  private mutating func writeViews() {
    for (contexts, number) in views.sorted(by: { $0.value < $1.value }) {
      utf8.write(".v")
      utf8.write(number)
      utf8.write("{display:none}\n")
      for prefersDark in [false, true] {
        utf8.write(prefersDark ? "@media(prefers-color-scheme:dark){" : "@media not (prefers-color-scheme:dark){")
        for (index, context) in contexts.enumerated() {
          if index > 0 { utf8.write(",") }
          write(reader.contexts[context], prefersDark: prefersDark)
          utf8.write(" .v")
          utf8.write(number)
        }
        utf8.write("{display:contents}}\n")
      }
    }
  }

  /// Writes the selector of the page in a context.
  private mutating func write(_ context: GuideContext, prefersDark: Bool) {
    utf8.write("html")
    if reader.choices.count > 1 {
      utf8.write(":has(#_t")
      utf8.write(context.theme)
      utf8.write(":checked)")
    }
    // Unless one is chosen, the system's appearance applies.
    switch (context.isDark, prefersDark) {
    case (true, false): utf8.write(":has(#_dark:checked)")
    case (true, true): utf8.write(":not(:has(#_light:checked))")
    case (false, false): utf8.write(":not(:has(#_dark:checked))")
    case (false, true): utf8.write(":has(#_light:checked)")
    }
    utf8.write(context.hasHighContrast ? ":has(#_contrast:checked)" : ":not(:has(#_contrast:checked))")
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

  private mutating func writeHeader() {
    utf8.write(
      "<header class=\"bar\"><button class=\"menu\" popovertarget=\"_nav\" aria-label=\"Sections\">")
    utf8.write(GuideIcon.menu)
    utf8.write("</button><a class=\"brand\" href=\"#_main\">")
    utf8.write(escaped: guide.title)
    utf8.write("</a>")
    utf8.write(
      """
      <label class="find"><span class="unseen">Search</span>
      """)
    utf8.write(GuideIcon.search)
    utf8.write(
      """
      <input id="_search" type="search" aria-keyshortcuts="/" placeholder="Search" autocomplete="off" \
      spellcheck="false"><kbd>/</kbd></label>
      """)
    writeSwitchOfThemes()
    utf8.write(
      """
      <fieldset class="switch"><legend class="unseen">Appearance</legend>\
      <label title="System"><input type="radio" name="_appearance" id="_system" checked>
      """)
    utf8.write(GuideIcon.system)
    utf8.write("<span class=\"unseen\">System</span></label>")
    utf8.write("<label title=\"Light\"><input type=\"radio\" name=\"_appearance\" id=\"_light\">")
    utf8.write(GuideIcon.light)
    utf8.write("<span class=\"unseen\">Light</span></label>")
    utf8.write("<label title=\"Dark\"><input type=\"radio\" name=\"_appearance\" id=\"_dark\">")
    utf8.write(GuideIcon.dark)
    utf8.write("<span class=\"unseen\">Dark</span></label></fieldset>")
    utf8.write("<label class=\"switch\" title=\"High contrast\"><input type=\"checkbox\" id=\"_contrast\">")
    utf8.write(GuideIcon.contrast)
    utf8.write("<span class=\"unseen\">High contrast</span></label></header>\n")
  }

  private mutating func writeSwitchOfThemes() {
    guard reader.choices.count > 1 else { return }
    utf8.write("<select class=\"theme\" aria-label=\"Theme\">")
    for (index, choice) in reader.choices.enumerated() {
      utf8.write("<option id=\"_t")
      utf8.write(index)
      utf8.write(index == 0 ? "\" selected>" : "\">")
      utf8.write(escaped: choice.name)
      utf8.write("</option>")
    }
    utf8.write("</select>")
  }

  private mutating func writeNavigation() {
    utf8.write("<nav id=\"_nav\" popover aria-label=\"Sections\">\n")
    writeLinks("Foundations") { if case .tokens = $0 { true } else { false } }
    writeLinks("Components") { $0.pictures?.samples.kind == .recipe }
    writeLinks("Examples") { $0.pictures?.samples.kind == .examples }
    utf8.write("</nav>\n")
  }

  private mutating func writeLinks(_ name: StaticString, to isIncluded: (GuideChapter) -> Bool) {
    let chapters = chapters.filter(isIncluded)
    if chapters.isEmpty { return }
    utf8.write("<p>")
    utf8.write(name)
    utf8.write("</p>\n<ul>\n")
    for chapter in chapters {
      switch chapter {
      case .tokens(let tokens): writeLink(tokens.id, tokens.themes.title, count: tokens.tokens.count)
      case .pictures(let section):
        let problems = section.noteCount + section.reading.report.count
        writeLink(section.id, section.samples.title, count: section.entries.count, problems: problems)
      }
    }
    utf8.write("</ul>\n")
  }

  private mutating func writeLink(_ id: String, _ title: String, count: Int, problems: Int = 0) {
    utf8.write("<li><a href=\"#")
    utf8.write(raw: id)
    utf8.write("\"><span>")
    utf8.write(escaped: title)
    utf8.write("</span>")
    if problems > 0 {
      utf8.write("<b class=\"dot\"><span class=\"unseen\">")
      writeCount(problems, "problem", "problems")
      utf8.write("</span></b>")
    }
    utf8.write("<small>")
    utf8.write(count)
    utf8.write("</small></a></li>\n")
  }

  private mutating func writeTitle() {
    let sections = chapters.compactMap(\.pictures)
    let recipes = sections.filter { $0.samples.kind == .recipe }
    let figures = [
      (chapters.count, "section", "sections"),
      (recipes.reduce(0) { $0 + $1.entries.count }, "combination", "combinations"),
      (sections.reduce(0) { $0 + $1.pictureCount }, "picture", "pictures"),
      (sections.reduce(0) { $0 + $1.noteCount }, "finding", "findings"),
      (sections.reduce(0) { $0 + $1.reading.report.count }, "problem", "problems"),
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
