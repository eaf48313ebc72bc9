import Mod
import Widgets

extension GuidePage {
  /// Writes a section of tokens.
  internal mutating func write(_ section: GuideTokens) {
    let references = TokenReferences(to: section, in: chapters)
    self.section(section.themes.title, id: section.id, about: section.themes.about) { page in
      page.element("p", ["class": "facts"]) { page in
        page.element("span", text: "\(counted(section.tokens.count, "token", "tokens"))")
        page.element("span", text: "\(counted(section.themes.themes.count, "theme", "themes"))")
      }
      page.writeReport(section.problems)
    } content: { page in
      for kind in GuideToken.Kind.allCases {
        let tokens = section.tokens.filter { $0.kind == kind }
        if tokens.isEmpty { continue }
        let id = section.anchor(of: kind)
        page.element("div", ["class": "group"]) { page in
          page.element("h3", ["class": "kind", "id": "\(id)"]) { page in
            page.write("\(kind.title) ")
            page.writeAnchor(to: id, "kind")
          }
          page.write("\n")
          page.write(TokenTree(tokens), depth: 0, of: kind, in: section, references)
        }
        page.write("\n")
      }
    }
  }

  /// Writes tokens, and below them the tokens of each struct with a heading of its own.
  private mutating func write(
    _ tree: TokenTree, depth: Int, of kind: GuideToken.Kind, in section: GuideTokens, _ references: TokenReferences
  ) {
    if !tree.tokens.isEmpty {
      element("div", ["class": "tokens \(kind.name)"]) { page in
        page.write("\n")
        for token in tree.tokens { page.write(token, in: section, references[token.name]) }
      }
      write("\n")
    }
    let heading: StaticString = depth == 0 ? "h4" : depth == 1 ? "h5" : "h6"
    for group in tree.groups {
      let id = section.anchor(of: kind, group.path)
      element("div", ["class": "group"]) { page in
        page.element(heading, ["id": "\(id)"]) { page in
          page.write("\(group.path) ")
          page.writeAnchor(to: id, "group")
        }
        page.write("\n")
        page.write(group, depth: depth + 1, of: kind, in: section, references)
      }
      write("\n")
    }
  }

  private mutating func write(_ token: GuideToken, in section: GuideTokens, _ references: [TokenReferences.Link]) {
    element("article", ["id": "\(section.anchor(ofToken: token.name))"]) { page in
      for sample in token.samples {
        let contexts = page.reader.contexts
        let shown = contexts.indices.filter { sample.choices.contains(contexts[$0].theme) }
        if token.samples.count > 1 {
          page.view(of: shown, "div") { $0.write(sample, of: token) }
        } else {
          page.write(sample, of: token)
        }
      }
      page.write(references)
    }
    write("\n")
  }

  /// Writes links to the references to a token.
  private mutating func write(_ references: [TokenReferences.Link]) {
    if references.isEmpty { return }
    element("details", ["class": "refs"]) { page in
      page.element("summary", text: "\(counted(references.count, "reference", "references"))")
      page.element("ul") { page in
        for link in references {
          page.element("li") { $0.element("a", ["href": "#\(link.id)"], text: "\(link.title)") }
        }
      }
    }
  }

  private mutating func write(_ sample: GuideToken.Sample, of token: GuideToken) {
    let environment = reader.choices[sample.first].environment
    switch (token.kind, sample.token.value) {
    case (.color, let color as Color):
      let ground = reader.choices[sample.first].ground ?? .systemBackground
      write(color.withoutTokens(in: environment), on: ground, of: token, isReference: sample.isReference ? color : nil)
    case (.font, let font as Font):
      write(font.withoutTokens(in: environment), of: token)
    case (.spacing, let value), (.length, let value):
      writeName(of: token)
      writeValue(of: value)
      writePicture("length", "width:\(length(of: value))px")
    case (.radius, let value):
      writePicture("radius", "border-radius:\(length(of: value))px")
      writeName(of: token)
      writeValue(of: value)
    case (.shadow, is [ShadowLayer]), (.border, _), (.gradient, _), (.motion, _):
      writePicture(of: sample.token, in: environment)
      writeName(of: token)
      writeWords(of: sample.token)
    case (.shadow, let value):
      writeShade(of: sample, radius: length(of: value), in: environment)
      writeName(of: token)
      writeValue(of: value)
    default:
      writeName(of: token)
      writeWords(of: sample.token)
    }
  }

  internal mutating func writeName(of token: GuideToken) {
    element("b", text: "\(breaking: token.name)")
    if let notice = token.notice {
      element("span", ["class": "bad"], text: "deprecated")
      element("p", text: "\(notice)")
    }
  }

  private mutating func writeWords(of token: ThemeToken) {
    if let words = token.words { element("code", text: "\(breaking: words)") } else { writeValue(of: token.value) }
  }

  private mutating func writeValue(of value: Any) {
    element("code", text: "\(number(of: value)?.short ?? literal(of: value))")
  }

  /// Returns a number as a length that fits on the page.
  private func length(of value: Any) -> Double { min(2_000, (number(of: value) ?? 0).boundedLength) }
}

extension GuideMarkup {
  /// Writes a text that breaks between the words of its names if it is too long for its card.
  fileprivate mutating func appendInterpolation(breaking text: String) {
    for word in text.humps {
      appendInterpolation(String(word))
      if word.endIndex < text.endIndex { appendLiteral("<wbr>") }
    }
  }
}

extension String {
  /// The words of a name. A word begins with an uppercase letter after another letter, or after a dot between letters.
  fileprivate var humps: [Substring] {
    var (humps, start): ([Substring], String.Index) = ([], startIndex)
    for index in indices.dropFirst() {
      let before = self.index(before: index)
      let isHump = self[index].isUppercase && (self[before].isLowercase || self[before] == ".")
      let isMember =
        self[before] == "." && before > startIndex && self[self.index(before: before)].isLetter && !self[index].isNumber
      guard isHump || isMember else { continue }
      humps.append(self[start..<index])
      start = index
    }
    return humps + [self[start...]]
  }
}
