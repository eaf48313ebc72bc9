extension GuidePage {
  internal mutating func writeHeader() {
    write(
      """
      <header class="bar"><button class="menu" popovertarget="_nav" aria-label="Sections">\(GuideIcon.menu)</button>\
      <a class="brand" href="#_main">\(guide.title)</a>\
      <label class="find"><span class="unseen">Search</span>\(GuideIcon.search)\
      <input id="_search" type="search" aria-keyshortcuts="/" placeholder="Search" autocomplete="off" \
      spellcheck="false"><kbd>/</kbd></label>
      """)
    writeSwitchOfThemes()
    write(
      """
      <fieldset class="switch"><legend class="unseen">Appearance</legend>\
      <label title="System"><input type="radio" name="_appearance" id="_system" checked>\(GuideIcon.system)\
      <span class="unseen">System</span></label>\
      <label title="Light"><input type="radio" name="_appearance" id="_light">\(GuideIcon.light)\
      <span class="unseen">Light</span></label>\
      <label title="Dark"><input type="radio" name="_appearance" id="_dark">\(GuideIcon.dark)\
      <span class="unseen">Dark</span></label></fieldset>\
      <label class="switch" title="High contrast"><input type="checkbox" id="_contrast">\(GuideIcon.contrast)\
      <span class="unseen">High contrast</span></label></header>

      """)
  }

  private mutating func writeSwitchOfThemes() {
    guard reader.choices.count > 1 else { return }
    write("<select class=\"theme\" aria-label=\"Theme\">")
    for (index, choice) in reader.choices.enumerated() {
      write(index == 0 ? "<option id=\"_t0\" selected>" : "<option id=\"_t\(index)\">")
      write("\(choice.name)</option>")
    }
    write("</select>")
  }

  internal mutating func writeNavigation() {
    write("<nav id=\"_nav\" popover aria-label=\"Sections\">\n")
    writeLinks("Foundations") { if case .tokens = $0 { true } else { false } }
    writeLinks("Components") { $0.pictures?.samples.kind == .recipe }
    writeLinks("Examples") { $0.pictures?.samples.kind == .examples }
    write("</nav>\n")
  }

  private mutating func writeLinks(_ name: StaticString, to isIncluded: (GuideChapter) -> Bool) {
    let chapters = chapters.filter(isIncluded)
    if chapters.isEmpty { return }
    write("<p>\(name)</p>\n<ul>\n")
    // Sections of one title have numbers.
    var counts: [String: Int] = [:]
    func numbered(_ title: String) -> String {
      counts[title, default: 0] += 1
      return counts[title].map { $0 > 1 ? "\(title) \($0)" : title } ?? title
    }
    for chapter in chapters {
      switch chapter {
      case .tokens(let tokens):
        let title = numbered(tokens.themes.title)
        writeLink(tokens.id, title, count: tokens.tokens.count, problems: tokens.problems.count)
        writeKinds(of: tokens)
        write("</li>\n")
      case .pictures(let section):
        let problems = section.findingCount + section.problems.count
        writeLink(section.id, numbered(section.samples.title), count: section.entries.count, problems: problems)
        write("</li>\n")
      }
    }
    write("</ul>\n")
  }

  /// Writes links to the kinds of tokens, each with those to its outermost groups, unless there is one kind alone.
  private mutating func writeKinds(of section: GuideTokens) {
    let kinds = GuideToken.Kind.allCases.compactMap { kind -> (kind: GuideToken.Kind, tree: TokenTree, count: Int)? in
      let tokens = section.tokens.filter { $0.kind == kind }
      return tokens.isEmpty ? nil : (kind, TokenTree(tokens), tokens.count)
    }
    if kinds.isEmpty { return }
    write("<ul>\n")
    for (kind, tree, count) in kinds {
      if tree.groups.count < 2 {
        writeLink(section.anchor(of: kind), "\(kind.title)", count: count)
      } else {
        write("<li><details><summary><span>\(kind.title)</span><small>\(count)</small></summary>\n<ul>\n")
        writeLink(section.anchor(of: kind), "All", count: count)
        write("</li>\n")
        for group in tree.groups {
          writeLink(section.anchor(of: kind, group.path), group.path, count: group.count)
          write("</li>\n")
        }
        write("</ul></details>")
      }
      write("</li>\n")
    }
    write("</ul>")
  }

  /// Writes a link in an element that remains open.
  private mutating func writeLink(_ id: String, _ title: String, count: Int, problems: Int = 0) {
    write("<li><a href=\"#\(id)\"><span>\(title)</span>")
    if problems > 0 {
      write("<b class=\"dot\"><span class=\"unseen\">\(counted(problems, "problem", "problems"))</span></b>")
    }
    write("<small>\(count)</small></a>")
  }
}

/// The pictures of the page's own controls.
internal enum GuideIcon {
  static let menu: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 6h14M3 10h14M3 14h14"></path></svg>
    """

  static let search: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true">\
    <circle cx="9" cy="9" r="5.5"></circle><path d="m13 13 4 4"></path></svg>
    """

  static let system: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><rect x="3" y="4" width="14" height="9.5" rx="1.5"></rect>\
    <path d="M7.5 16.5h5"></path></svg>
    """

  static let light: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="3.2"></circle>\
    <path d="M10 2.5v1.7M10 15.8v1.7\
    M2.5 10h1.7M15.8 10h1.7M4.7 4.7l1.2 1.2M14.1 14.1l1.2 1.2M4.7 15.3l1.2-1.2M14.1 5.9l1.2-1.2"></path></svg>
    """

  static let dark: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true">\
    <path d="M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z"></path></svg>
    """

  static let contrast: StaticString = """
    <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="6.8"></circle>\
    <path d="M10 3.2a6.8 6.8 0 0 1 0 13.6z" fill="currentColor"></path></svg>
    """
}
