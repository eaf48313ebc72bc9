extension GuidePage {
  internal mutating func writeHeader() {
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

  internal mutating func writeNavigation() {
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
      case .tokens(let tokens):
        writeLink(tokens.id, tokens.themes.title, count: tokens.tokens.count, problems: tokens.problems.count)
      case .pictures(let section):
        let problems = section.findingCount + section.problems.count
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
}
