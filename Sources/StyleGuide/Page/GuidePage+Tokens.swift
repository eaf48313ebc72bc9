import Mod
import Widgets

extension GuidePage {
  /// Writes a section of tokens.
  internal mutating func write(_ section: GuideTokens) {
    writeTop(section.themes.title, id: section.id, about: section.themes.about)
    write("<p class=\"facts\"><span>\(counted(section.tokens.count, "token", "tokens"))</span>")
    write("<span>\(counted(section.themes.themes.count, "theme", "themes"))</span></p>")
    writeReport(section.problems)
    write("</div>\n")
    let references = TokenReferences(to: section, in: chapters)
    for kind in GuideToken.Kind.allCases {
      let tokens = section.tokens.filter { $0.kind == kind }
      if tokens.isEmpty { continue }
      let id = section.anchor(of: kind)
      write("<div class=\"group\"><h3 class=\"kind\" id=\"\(id)\">\(kind.title) <a class=\"anchor\" href=\"#\(id)\" ")
      write("aria-label=\"Link to this kind\">#</a></h3>\n")
      write(TokenTree(tokens), depth: 0, of: kind, in: section, references)
      write("</div>\n")
    }
    write("</section>\n")
  }

  /// Writes tokens, and below them the tokens of each struct with a heading of its own.
  private mutating func write(
    _ tree: TokenTree, depth: Int, of kind: GuideToken.Kind, in section: GuideTokens, _ references: TokenReferences
  ) {
    if !tree.tokens.isEmpty {
      write("<div class=\"tokens \(kind.name)\">\n")
      for token in tree.tokens { write(token, in: section, references[token.name]) }
      write("</div>\n")
    }
    for group in tree.groups {
      let (level, id) = (min(6, depth + 4), section.anchor(of: kind, group.path))
      write("<div class=\"group\"><h\(level) id=\"\(id)\">\(group.path) <a class=\"anchor\" href=\"#\(id)\" ")
      write("aria-label=\"Link to this group\">#</a></h\(level)>\n")
      write(group, depth: depth + 1, of: kind, in: section, references)
      write("</div>\n")
    }
  }

  private mutating func write(_ token: GuideToken, in section: GuideTokens, _ references: [TokenReferences.Link]) {
    write("<article id=\"\(section.anchor(ofToken: token.name))\">")
    for sample in token.samples {
      let contexts = reader.contexts.indices.filter { sample.choices.contains(reader.contexts[$0].theme) }
      if token.samples.count > 1 { openView(of: contexts, "div") }
      write(sample, of: token)
      if token.samples.count > 1 { write("</div>") }
    }
    write(references)
    write("</article>\n")
  }

  /// Writes links to the references to a token.
  private mutating func write(_ references: [TokenReferences.Link]) {
    if references.isEmpty { return }
    write("<details class=\"refs\"><summary>\(counted(references.count, "reference", "references"))</summary><ul>")
    for link in references { write("<li><a href=\"#\(link.id)\">\(link.title)</a></li>") }
    write("</ul></details>")
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
      write("<i class=\"length\" style=\"width:\(length(of: value))px\"></i>")
    case (.radius, let value):
      write("<i class=\"radius\" style=\"border-radius:\(length(of: value))px\"></i>")
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
    write("<b>\(breaking: token.name)</b>")
    if let notice = token.notice { write("<span class=\"bad\">deprecated</span><p>\(notice)</p>") }
  }

  private mutating func writeWords(of token: ThemeToken) {
    if let words = token.words { write("<code>\(breaking: words)</code>") } else { writeValue(of: token.value) }
  }

  private mutating func writeValue(of value: Any) {
    write("<code>\(number(of: value)?.short ?? literal(of: value))</code>")
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
