import Mod
import Widgets

extension GuidePage {
  /// Writes a section of tokens.
  internal mutating func write(_ section: GuideTokens) {
    writeTop(section.themes.title, id: section.id, about: section.themes.about)
    utf8.write("<p class=\"facts\"><span>")
    writeCount(section.tokens.count, "token", "tokens")
    utf8.write("</span><span>")
    writeCount(section.themes.themes.count, "theme", "themes")
    utf8.write("</span></p>")
    writeReport(section.problems)
    utf8.write("</div>\n")
    let references = TokenReferences(to: section, in: chapters)
    for kind in GuideToken.Kind.allCases {
      let tokens = section.tokens.filter { $0.kind == kind }
      if tokens.isEmpty { continue }
      utf8.write("<div class=\"group\"><h3 class=\"kind\">")
      utf8.write(kind.title)
      utf8.write("</h3>\n")
      write(TokenTree(tokens), depth: 0, of: kind, in: section, references)
      utf8.write("</div>\n")
    }
    utf8.write("</section>\n")
  }

  /// Writes tokens, and below them those of each struct with a heading of its own.
  private mutating func write(
    _ tree: TokenTree, depth: Int, of kind: GuideToken.Kind, in section: GuideTokens, _ references: TokenReferences
  ) {
    if !tree.tokens.isEmpty {
      utf8.write("<div class=\"tokens ")
      utf8.write(kind.name)
      utf8.write("\">\n")
      for token in tree.tokens { write(token, in: section, references[token.name]) }
      utf8.write("</div>\n")
    }
    for group in tree.groups {
      let level = min(6, depth + 4)
      utf8.write("<div class=\"group\"><h")
      utf8.write(level)
      utf8.write(" id=\"")
      let id = "\(section.id).\(kind).\(group.path)"
      utf8.write(escaped: id)
      utf8.write("\">")
      utf8.write(escaped: group.path)
      utf8.write(" <a class=\"anchor\" href=\"#")
      utf8.write(escaped: id)
      utf8.write("\" aria-label=\"Link to this group\">#</a></h")
      utf8.write(level)
      utf8.write(">\n")
      write(group, depth: depth + 1, of: kind, in: section, references)
      utf8.write("</div>\n")
    }
  }

  private mutating func write(_ token: GuideToken, in section: GuideTokens, _ references: [TokenReferences.Link]) {
    utf8.write("<article id=\"")
    utf8.write(escaped: section.anchor(ofToken: token.name))
    utf8.write("\">")
    for sample in token.samples {
      let contexts = reader.contexts.indices.filter { sample.choices.contains(reader.contexts[$0].theme) }
      if token.samples.count > 1 { openView(of: contexts, "div") }
      write(sample, of: token)
      if token.samples.count > 1 { utf8.write("</div>") }
    }
    write(references)
    utf8.write("</article>\n")
  }

  /// Writes links to what refers to a token.
  private mutating func write(_ references: [TokenReferences.Link]) {
    if references.isEmpty { return }
    utf8.write("<details class=\"refs\"><summary>")
    writeCount(references.count, "reference", "references")
    utf8.write("</summary><ul>")
    for link in references {
      utf8.write("<li><a href=\"#")
      utf8.write(escaped: link.id)
      utf8.write("\">")
      utf8.write(escaped: link.title)
      utf8.write("</a></li>")
    }
    utf8.write("</ul></details>")
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
      utf8.write("<i class=\"length\" style=\"width:")
      utf8.write(length(of: value))
      utf8.write("px\"></i>")
    case (.radius, let value):
      utf8.write("<i class=\"radius\" style=\"border-radius:")
      utf8.write(length(of: value))
      utf8.write("px\"></i>")
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
    utf8.write("<b>")
    write(breaking: token.name)
    utf8.write("</b>")
    guard let notice = token.notice else { return }
    utf8.write("<span class=\"bad\">deprecated</span><p>")
    utf8.write(escaped: notice)
    utf8.write("</p>")
  }

  private mutating func writeWords(of token: ThemeToken) {
    guard let words = token.words else { return writeValue(of: token.value) }
    utf8.write("<code>")
    write(breaking: words)
    utf8.write("</code>")
  }

  /// Writes a text that breaks between the words of its names if it is too long for its card.
  private mutating func write(breaking text: String) {
    for word in text.humps {
      utf8.write(escaped: String(word))
      if word.endIndex < text.endIndex { utf8.write("<wbr>") }
    }
  }

  private mutating func writeValue(of value: Any) {
    utf8.write("<code>")
    utf8.write(escaped: number(of: value)?.short ?? literal(of: value))
    utf8.write("</code>")
  }

  /// Returns a number as a length that fits on the page.
  private func length(of value: Any) -> Double { min(2_000, (number(of: value) ?? 0).boundedLength) }
}

extension String {
  /// The parts of a text, each up to the next word of a name: one that begins with an uppercase letter after another
  /// one, or that follows a dot between letters.
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
