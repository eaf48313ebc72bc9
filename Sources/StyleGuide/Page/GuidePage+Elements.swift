extension GuidePage {
  /// Writes an element, with the content that a closure writes.
  ///
  /// - Parameters:
  ///   - name: The name of the element.
  ///   - attributes: The attributes in order; `nil` for those without a value. None by default.
  ///   - content: Writes the content.
  internal mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, GuideMarkup?> = [:],
    _ content: (inout GuidePage) -> Void
  ) {
    tag(name, attributes)
    content(&self)
    write("</\(name)>")
  }

  /// Writes the tag that begins an element, which is all of a `meta` or an `input` element.
  internal mutating func tag(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, GuideMarkup?>) {
    write("<\(name)")
    for (name, value) in attributes {
      if let value { write(" \(name)=\"\(value.utf8)\"") } else { write(" \(name)") }
    }
    write(">")
  }

  /// Writes an element with a text.
  internal mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, GuideMarkup?> = [:], text: GuideMarkup
  ) {
    element(name, attributes) { $0.write(text) }
  }

  /// Writes a section, whose top has a title, a text, and what a closure writes below them.
  internal mutating func section(
    _ title: String, id: String, about: String?, top: (inout GuidePage) -> Void, content: (inout GuidePage) -> Void
  ) {
    element("section", ["id": "\(id)"]) { page in
      page.element("div", ["class": "top"]) { page in
        page.element("h2") { page in
          page.write("\(title) ")
          page.writeAnchor(to: id, "section")
        }
        if let about { page.element("p", text: "\(about)") }
        top(&page)
      }
      page.write("\n")
      content(&page)
    }
    write("\n")
  }

  /// Writes a link to the element that contains it.
  internal mutating func writeAnchor(to id: String, _ element: StaticString) {
    self.element("a", ["class": "anchor", "href": "#\(id)", "aria-label": "Link to this \(element)"], text: "#")
  }

  /// Writes a list of texts, unless there are none.
  internal mutating func list(_ kind: GuideMarkup? = nil, of texts: [String]) {
    if texts.isEmpty { return }
    func write(_ page: inout GuidePage) { for text in texts { page.element("li", text: "\(text)") } }
    if let kind { element("ul", ["class": kind], write) } else { element("ul", [:], write) }
  }
}

/// Returns a number with a noun in its form for the number.
internal func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
