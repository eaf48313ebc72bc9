import Mod
import Styles
import Widgets

extension GuidePage {
  /// Writes a section: the facts about all of its samples, and a card for each sample.
  internal mutating func write(_ chapter: GuidePictures) {
    writeTop(chapter.samples.title, id: chapter.id, about: chapter.samples.about)
    writeSummary(of: chapter)
    writeChoices(of: chapter)
    writeReport(chapter.problems)
    let width = chapter.columnWidth
    let cardWidth = min(640, max(300, Double(chapter.states.count + 1) * (width + 16) + 20))
    write("</div>\n<div class=\"cards\" style=\"--w:\(width)px;--c:\(cardWidth)px\">\n")
    for (index, entry) in chapter.entries.enumerated() { write(entry, number: index + 1, in: chapter) }
    write("</div></section>\n")
  }

  private mutating func writeSummary(of chapter: GuidePictures) {
    let (count, findings) = (chapter.entries.count, chapter.findingCount)
    let isRecipe = chapter.samples.kind == .recipe
    let samples = isRecipe ? counted(count, "combination", "combinations") : counted(count, "example", "examples")
    write("<p class=\"facts\"><span>\(samples)</span>")
    if !chapter.states.isEmpty { write("<span>\(counted(chapter.states.count + 1, "state", "states"))</span>") }
    if findings == 0 {
      write("<span class=\"good\">No findings</span></p>")
    } else {
      write("<span class=\"bad\">\(counted(findings, "finding", "findings"))</span></p>")
    }
  }

  private mutating func writeChoices(of chapter: GuidePictures) {
    if chapter.reading.choices.isEmpty { return }
    write("<dl class=\"choices\">")
    for choice in chapter.reading.choices {
      write("<div><dt>\(choice.name)</dt><dd>")
      for value in choice.values { write("<code>\(value)</code> ") }
      write("</dd></div>")
    }
    write("</dl>")
  }

  /// Writes the problems of a section.
  internal mutating func writeReport(_ problems: [String]) {
    if problems.isEmpty { return }
    writeList("<div class=\"report\"><h3>Report</h3><ul>", problems)
    write("</div>")
  }
}

// MARK: Cards

extension GuidePage {
  private mutating func write(_ entry: GuideEntry, number: Int, in chapter: GuidePictures) {
    write("<article id=\"\(chapter.id)_\(number)\"><h3>")
    writeName(of: entry)
    if !entry.notes.isEmpty {
      write("<b class=\"bad\">\(counted(entry.findings.combined.count, "finding", "findings"))</b>")
    }
    write("</h3>\n<div class=\"stage\">")
    for picture in entry.pictures { write(picture, isAlone: chapter.states.isEmpty) }
    write("</div>\n")
    if let code = entry.sample.code {
      write("<div class=\"code\"><code>\(code)</code><button class=\"copy\">Copy</button></div>\n")
    }
    writeDetails(of: entry)
    write("</article>\n")
  }

  private mutating func writeName(of entry: GuideEntry) {
    if entry.sample.choices.isEmpty { write("\(entry.sample.name.isEmpty ? "Default" : entry.sample.name)") }
    for choice in entry.sample.choices { write("<span><i>\(choice.name)</i> \(choice.value)</span>") }
  }

  private mutating func write(_ picture: GuidePicture, isAlone: Bool) {
    write("<figure>")
    for variant in picture.variants {
      let isOnly = picture.variants.count == 1
      // Radio buttons of one name exclude each other in a form.
      if !isOnly { openView(of: variant.contexts, "form") }
      write(picture.isWide ? "<div class=\"p f\" inert>" : "<div class=\"p\" inert>")
      utf8.append(contentsOf: variant.html)
      write(isOnly ? "</div>" : "</div></form>")
    }
    if !isAlone { write("<figcaption>\(picture.state?.name ?? "normal")</figcaption>") }
    write("</figure>")
  }

  private mutating func writeDetails(of entry: GuideEntry) {
    let (sample, contrast) = (entry.sample, entry.contrast.values.min())
    if sample.rows.isEmpty, sample.conflicts.isEmpty, entry.notes.isEmpty, contrast == nil { return }
    write("<details><summary>")
    writeFact(sample.rows.count, "property", "properties")
    writeFact(sample.tokens.count, "token", "tokens")
    writeFact(sample.conflicts.count, "conflict", "conflicts")
    if let contrast { write("<span>contrast \(contrast)</span>") }
    write("</summary>\n")
    writeNotes(of: entry)
    write("<table><tbody>")
    for row in sample.rows {
      let swatch = row.color.map { "<i class=\"w\" style=\"--f:\(HTMLFragments.value(of: $0))\"></i>" as GuideMarkup }
      writeRow(row.name, row.value, swatch)
    }
    if !sample.tokens.isEmpty { writeRow("tokens", sample.tokens.texts.joined(separator: ", ")) }
    if contrast != nil { writeRow("contrast", entry.contrastText(in: reader)) }
    write("</tbody></table></details>")
  }

  private mutating func writeFact(_ count: Int, _ one: String, _ many: String) {
    if count > 0 { write("<span>\(counted(count, one, many))</span>") }
  }

  private mutating func writeNotes(of entry: GuideEntry) {
    if !entry.notes.isEmpty {
      write("<ul class=\"errors\">")
      for note in entry.notes {
        write("<li>\(note.message) <small>\(note.states.joined(separator: ", "))</small></li>")
      }
      write("</ul>")
    }
    writeList("<ul class=\"warnings\">", entry.sample.conflicts)
  }

  private mutating func writeRow(_ name: String, _ value: String, _ swatch: GuideMarkup? = nil) {
    write("<tr><th scope=\"row\">\(name)</th><td>\(swatch?.utf8 ?? [])\(value)</td></tr>")
  }
}
