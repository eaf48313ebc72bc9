import Mod
import Preview
import Widgets

/// The writer of the text of a guide.
internal struct GuideText {
  internal let guide: StyleGuide
  internal let chapters: [GuideChapter]
  internal let reader: GuideReader

  /// The lines, joined by newlines. They have no characters that could break them, and long lines are split.
  internal var text: String {
    let lines = ReaderNotation.rounded { ["# \(guide.title)"] + chapters.flatMap(self.lines) }
    return lines.flatMap { LongLine.lines($0.printable) }.joined(separator: "\n")
  }

  private func lines(of chapter: GuideChapter) -> [String] {
    switch chapter {
    case .tokens(let tokens): lines(of: tokens)
    case .pictures(let pictures): lines(of: pictures)
    }
  }

  private func lines(of section: GuideTokens) -> [String] {
    var lines = ["", "## \(section.themes.title)"]
    if let about = section.themes.about { lines.append(about) }
    lines.append("themes: \(section.themes.themes.map(\.name).joined(separator: ", "))")
    lines += section.problems.map { "! \($0)" }
    return lines
      + section.tokens.enumerated().map { index, token in
        // The themes are of one type, so that their tokens have one order.
        let values = section.themes.themes.compactMap { theme in
          theme.tokens.dropFirst(index).first.map { $0.words ?? literal(of: $0.value) }
        }
        let isSame = Set(values).count < 2
        let notice = token.notice.map { " (deprecated: \($0))" } ?? ""
        return "\(token.name): \((isSame ? Array(values.prefix(1)) : values).joined(separator: " | "))\(notice)"
      }
  }

  private func lines(of chapter: GuidePictures) -> [String] {
    var lines = ["", "## \(chapter.samples.title)"]
    if let about = chapter.samples.about { lines.append(about) }
    lines += chapter.reading.choices.map { "\($0.name): \($0.values.joined(separator: ", "))" }
    lines += chapter.problems.map { "! \($0)" }
    return lines + chapter.entries.flatMap { self.lines(of: $0, in: chapter) }
  }

  private func lines(of entry: GuideEntry, in chapter: GuidePictures) -> [String] {
    var lines = ["", "### \(entry.sample.name.isEmpty ? "Default" : entry.sample.name)"]
    if let code = entry.sample.code { lines.append(code) }
    for picture in entry.pictures {
      let text = Preview.text(picture.widget).split(separator: "\n")
      let indentation = picture.state == nil ? "" : "  "
      if let state = picture.state { lines.append("\(state.name):") }
      lines += text.map { indentation + $0 }
    }
    if !entry.sample.tokens.isEmpty { lines.append("tokens: \(entry.sample.tokens.texts.joined(separator: ", "))") }
    if !entry.contrast.isEmpty { lines.append("contrast: \(entry.contrastText(in: reader))") }
    lines += entry.sample.conflicts.map { "! \($0)" }
    lines += entry.notes.map { "! \($0.message) (\($0.states.joined(separator: ", ")))" }
    return lines
  }
}

extension GuideEntry {
  /// The contrast in light and dark, and where it differs in other themes and with high contrast: `5.57 light, 7.1
  /// dark`.
  internal func contrastText(in reader: GuideReader) -> String {
    let ratios = reader.contexts.compactMap { context -> String? in
      var plain = context
      plain.hasHighContrast = false
      var usual = plain
      usual.theme = 0
      guard let ratio = contrast[context] else { return nil }
      if context != plain, contrast[plain] == ratio { return nil }
      if context == plain, context != usual, contrast[usual] == ratio { return nil }
      let theme = context.theme == 0 ? "" : " \(reader.choices[context.theme].name)"
      return "\(ratio) \(context.name)\(theme)"
    }
    return ratios.joined(separator: ", ")
  }
}
