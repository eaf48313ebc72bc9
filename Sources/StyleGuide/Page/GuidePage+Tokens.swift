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
    for kind in GuideToken.Kind.allCases {
      let tokens = section.tokens.filter { $0.kind == kind }
      if tokens.isEmpty { continue }
      utf8.write("<h3 class=\"kind\">")
      utf8.write(kind.title)
      utf8.write("</h3>\n<div class=\"tokens ")
      utf8.write(kind.name)
      utf8.write("\">\n")
      for token in tokens { write(token) }
      utf8.write("</div>\n")
    }
    utf8.write("</section>\n")
  }

  private mutating func write(_ token: GuideToken) {
    utf8.write("<article>")
    for sample in token.samples {
      let contexts = reader.contexts.indices.filter { sample.choices.contains(reader.contexts[$0].theme) }
      if token.samples.count > 1 { openView(of: contexts, "div") }
      write(sample, of: token)
      if token.samples.count > 1 { utf8.write("</div>") }
    }
    utf8.write("</article>\n")
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
    case (.shadow, let value):
      writeShade(of: sample, radius: length(of: value), in: environment)
      writeName(of: token)
      writeValue(of: value)
    case (_, let value):
      writeName(of: token)
      writeValue(of: value)
    }
  }

  /// Writes a sample of a shadow, whose color, offset and opacity are the tokens with names like that of the radius.
  private mutating func writeShade(of sample: GuideToken.Sample, radius: Double, in environment: EnvironmentValues) {
    let name = String(sample.token.name.lowercased().dropLast("radius".count))
    func value(_ suffixes: String...) -> (any Hashable)? {
      let names = suffixes.map { name + $0 } + (name.hasSuffix(".") ? [] : suffixes.map { "\(name).\($0)" })
      return sample.tokens.first { names.contains($0.name.lowercased()) }?.value
    }
    let color = (value("color", "") as? Color ?? .black).withoutTokens(in: environment)
    let opacity = value("opacity", "alpha").flatMap { number(of: $0) } ?? 1
    let offset = value("offset", "y", "offset.height", "offset.y").flatMap { number(of: $0) } ?? 2
    utf8.write("<i class=\"shade\" style=\"box-shadow:0 ")
    utf8.write(min(200, offset.boundedLength))
    utf8.write("px ")
    utf8.write(radius * 2)
    utf8.write("px color-mix(in srgb,")
    utf8.append(contentsOf: HTMLFragments.value(of: color))
    utf8.write(" ")
    utf8.write(min(1, opacity.boundedLength) * 100)
    utf8.write("%,#0000)\"></i>")
  }

  private mutating func writeName(of token: GuideToken) {
    utf8.write("<b>")
    for word in token.name.humps {
      utf8.write(escaped: String(word))
      // A name that is too long for its card breaks between its words.
      if word.endIndex < token.name.endIndex { utf8.write("<wbr>") }
    }
    utf8.write("</b>")
    guard let notice = token.notice else { return }
    utf8.write("<span class=\"bad\">deprecated</span><p>")
    utf8.write(escaped: notice)
    utf8.write("</p>")
  }

  private mutating func writeValue(of value: Any) {
    utf8.write("<code>")
    utf8.write(escaped: number(of: value)?.short ?? literal(of: value))
    utf8.write("</code>")
  }

  /// Returns a number as a length that fits on the page.
  private func length(of value: Any) -> Double { min(2_000, (number(of: value) ?? 0).boundedLength) }
}

// MARK: Colors and fonts

extension GuidePage {
  /// Writes a swatch, with the components and the contrast in each appearance.
  private mutating func write(_ color: Color, on ground: Color, of token: GuideToken, isReference reference: Color?) {
    utf8.write("<i class=\"swatch\" style=\"--f:")
    utf8.append(contentsOf: HTMLFragments.value(of: color))
    utf8.write("\"></i>")
    writeName(of: token)
    if let reference {
      utf8.write("<code>")
      utf8.write(escaped: reference.description)
      utf8.write("</code>")
    }
    utf8.write("<dl>")
    for context in GuideContext.all(themes: 1) {
      let shown = color.resolved(for: context.style, contrast: context.accessibilityContrast)
      if context.hasHighContrast, shown == color.resolved(for: context.style) { continue }
      utf8.write("<div><dt>")
      utf8.write(context.isDark ? "dark" : "light")
      if context.hasHighContrast { utf8.write(", high") }
      utf8.write("</dt><dd>")
      utf8.write(raw: shown.hex)
      utf8.write("</dd><dd>")
      let ground = ground.resolved(for: context.style, contrast: context.accessibilityContrast)
      utf8.write((shown.over(ground).contrast(to: ground) * 100).rounded() / 100)
      utf8.write("</dd></div>")
    }
    utf8.write("</dl>")
  }

  /// Writes a specimen of a font.
  private mutating func write(_ font: Font, of token: GuideToken) {
    utf8.write("<p class=\"specimen\" style=\"")
    // The declarations quote names of fonts.
    utf8.write(escaped: HTMLFragments.declarations(of: font)[...])
    utf8.write("\">Sphinx of black quartz, judge my vow</p>")
    writeName(of: token)
    utf8.write("<code>")
    utf8.write(escaped: font.description)
    utf8.write("</code><small>")
    utf8.write(font.pointSize)
    utf8.write(" pt, ")
    utf8.write(Double(font.weight.rawValue))
    utf8.write("</small>")
  }
}

extension String {
  /// The parts of a name, each up to the next word that begins with an uppercase letter, or with a dot before it.
  fileprivate var humps: [Substring] {
    var (humps, start): ([Substring], String.Index) = ([], startIndex)
    for index in indices.dropFirst() where self[index].isUppercase && !self[self.index(before: index)].isUppercase {
      humps.append(self[start..<index])
      start = index
    }
    return humps + [self[start...]]
  }
}
