extension GuidePage {
  internal mutating func writeHeader() {
    element("header", ["class": "bar"]) { page in
      page.element(
        "button", ["class": "menu", "popovertarget": "_nav", "aria-label": "Sections"], text: "\(GuideIcon.menu)")
      page.element("a", ["class": "brand", "href": "#_main"], text: "\(page.guide.title)")
      page.element("label", ["class": "find"]) { page in
        page.element("span", ["class": "unseen"], text: "Search")
        page.write("\(GuideIcon.search)")
        page.tag(
          "input",
          [
            "id": "_search", "type": "search", "aria-keyshortcuts": "/", "placeholder": "Search", "autocomplete": "off",
            "spellcheck": "false",
          ])
        page.element("kbd", text: "/")
      }
      page.writeSwitchOfThemes()
      page.element("fieldset", ["class": "switch"]) { page in
        page.element("legend", ["class": "unseen"], text: "Appearance")
        page.writeSwitch(
          "System", ["title": "System"], GuideIcon.system,
          ["type": "radio", "name": "_appearance", "id": "_system", "checked": nil])
        page.writeSwitch(
          "Light", ["title": "Light"], GuideIcon.light, ["type": "radio", "name": "_appearance", "id": "_light"])
        page.writeSwitch(
          "Dark", ["title": "Dark"], GuideIcon.dark, ["type": "radio", "name": "_appearance", "id": "_dark"])
      }
      page.writeSwitch(
        "High contrast", ["class": "switch", "title": "High contrast"], GuideIcon.contrast,
        ["type": "checkbox", "id": "_contrast"])
    }
    write("\n")
  }

  /// Writes a switch with an icon. Its title is visible only under the pointer.
  private mutating func writeSwitch(
    _ title: StaticString, _ attributes: KeyValuePairs<StaticString, GuideMarkup?>, _ icon: StaticString,
    _ input: KeyValuePairs<StaticString, GuideMarkup?>
  ) {
    element("label", attributes) { page in
      page.tag("input", input)
      page.write("\(icon)")
      page.element("span", ["class": "unseen"], text: "\(title)")
    }
  }

  private mutating func writeSwitchOfThemes() {
    guard reader.choices.count > 1 else { return }
    element("select", ["class": "theme", "aria-label": "Theme"]) { page in
      for (index, choice) in page.reader.choices.enumerated() {
        if index == 0 {
          page.element("option", ["id": "_t0", "selected": nil], text: "\(choice.name)")
        } else {
          page.element("option", ["id": "_t\(index)"], text: "\(choice.name)")
        }
      }
    }
  }

  internal mutating func writeNavigation() {
    element("nav", ["id": "_nav", "popover": nil, "aria-label": "Sections"]) { page in
      page.write("\n")
      page.writeLinks("Foundations") { if case .tokens = $0 { true } else { false } }
      page.writeLinks("Components") { $0.pictures?.samples.kind == .recipe }
      page.writeLinks("Examples") { $0.pictures?.samples.kind == .examples }
    }
    write("\n")
  }

  private mutating func writeLinks(_ name: StaticString, to isIncluded: (GuideChapter) -> Bool) {
    let chapters = chapters.filter(isIncluded)
    if chapters.isEmpty { return }
    element("p", text: "\(name)")
    write("\n")
    // Sections with the same title get numbers.
    var counts: [String: Int] = [:]
    func numbered(_ title: String) -> String {
      counts[title, default: 0] += 1
      return counts[title].map { $0 > 1 ? "\(title) \($0)" : title } ?? title
    }
    element("ul") { page in
      page.write("\n")
      for chapter in chapters {
        switch chapter {
        case .tokens(let tokens):
          let (title, count) = (numbered(tokens.themes.title), tokens.tokens.count)
          page.link(to: tokens.id, title, count: count, problems: tokens.problems.count) { $0.writeKinds(of: tokens) }
        case .pictures(let section):
          let problems = section.findingCount + section.problems.count
          page.link(to: section.id, numbered(section.samples.title), count: section.entries.count, problems: problems)
        }
      }
    }
    write("\n")
  }

  /// Writes links to the kinds of tokens and to their outermost groups, unless there is only one kind.
  private mutating func writeKinds(of section: GuideTokens) {
    let kinds = GuideToken.Kind.allCases.compactMap { kind -> (kind: GuideToken.Kind, tree: TokenTree, count: Int)? in
      let tokens = section.tokens.filter { $0.kind == kind }
      return tokens.isEmpty ? nil : (kind, TokenTree(tokens), tokens.count)
    }
    if kinds.isEmpty { return }
    element("ul") { page in
      page.write("\n")
      for (kind, tree, count) in kinds {
        let id = section.anchor(of: kind)
        if tree.groups.count < 2 {
          page.link(to: id, "\(kind.title)", count: count)
          continue
        }
        page.element("li") { page in
          page.element("details") { page in
            page.element("summary") { page in
              page.element("span", text: "\(kind.title)")
              page.element("small", text: "\(count)")
            }
            page.write("\n")
            page.element("ul") { page in
              page.write("\n")
              page.link(to: id, "All", count: count)
              for group in tree.groups {
                page.link(to: section.anchor(of: kind, group.path), group.path, count: group.count)
              }
            }
          }
        }
        page.write("\n")
      }
    }
  }

  /// Writes an element of a list with a link, and with what a closure writes after it.
  private mutating func link(
    to id: String, _ title: String, count: Int, problems: Int = 0, _ rest: (inout GuidePage) -> Void = { _ in }
  ) {
    element("li") { page in
      page.element("a", ["href": "#\(id)"]) { page in
        page.element("span", text: "\(title)")
        if problems > 0 {
          page.element("b", ["class": "dot"]) { page in
            page.element("span", ["class": "unseen"], text: "\(counted(problems, "problem", "problems"))")
          }
        }
        page.element("small", text: "\(count)")
      }
      rest(&page)
    }
    write("\n")
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
