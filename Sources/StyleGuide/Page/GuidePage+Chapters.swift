import Mod
import Styles
import Widgets

extension GuidePage {
  /// Writes a section: what is said about all of its samples, and a card for each.
  internal mutating func write(_ chapter: GuidePictures) {
    writeTop(chapter.samples.title, id: chapter.id, about: chapter.samples.about)
    writeSummary(of: chapter)
    writeChoices(of: chapter)
    writeReport(chapter.problems)
    let width = chapter.columnWidth
    utf8.write("</div>\n<div class=\"cards\" style=\"--w:")
    utf8.write(width)
    utf8.write("px;--c:")
    utf8.write(min(640, max(300, Double(chapter.states.count + 1) * (width + 16) + 20)))
    utf8.write("px\">\n")
    for (index, entry) in chapter.entries.enumerated() { write(entry, number: index + 1, in: chapter) }
    utf8.write("</div></section>\n")
  }

  private mutating func writeSummary(of chapter: GuidePictures) {
    utf8.write("<p class=\"facts\"><span>")
    if chapter.samples.kind == .recipe {
      writeCount(chapter.entries.count, "combination", "combinations")
    } else {
      writeCount(chapter.entries.count, "example", "examples")
    }
    utf8.write("</span>")
    if !chapter.states.isEmpty {
      utf8.write("<span>")
      writeCount(chapter.states.count + 1, "state", "states")
      utf8.write("</span>")
    }
    let findings = chapter.findingCount
    if findings == 0 {
      utf8.write("<span class=\"good\">No findings</span>")
    } else {
      utf8.write("<span class=\"bad\">")
      writeCount(findings, "finding", "findings")
      utf8.write("</span>")
    }
    utf8.write("</p>")
  }

  private mutating func writeChoices(of chapter: GuidePictures) {
    if chapter.reading.choices.isEmpty { return }
    utf8.write("<dl class=\"choices\">")
    for choice in chapter.reading.choices {
      utf8.write("<div><dt>")
      utf8.write(escaped: choice.name)
      utf8.write("</dt><dd>")
      for value in choice.values {
        utf8.write("<code>")
        utf8.write(escaped: value)
        utf8.write("</code> ")
      }
      utf8.write("</dd></div>")
    }
    utf8.write("</dl>")
  }

  /// Writes the problems of a section.
  internal mutating func writeReport(_ problems: [String]) {
    if problems.isEmpty { return }
    utf8.write("<div class=\"report\"><h3>Report</h3><ul>")
    for problem in problems {
      utf8.write("<li>")
      utf8.write(escaped: problem)
      utf8.write("</li>")
    }
    utf8.write("</ul></div>")
  }
}

// MARK: Cards

extension GuidePage {
  private mutating func write(_ entry: GuideEntry, number: Int, in chapter: GuidePictures) {
    utf8.write("<article id=\"")
    utf8.write(raw: chapter.id)
    utf8.write("_")
    utf8.write(number)
    utf8.write("\"><h3>")
    writeName(of: entry)
    if !entry.notes.isEmpty {
      utf8.write("<b class=\"bad\">")
      writeCount(entry.findings.combined.count, "finding", "findings")
      utf8.write("</b>")
    }
    utf8.write("</h3>\n<div class=\"stage\">")
    for picture in entry.pictures { write(picture, isAlone: chapter.states.isEmpty) }
    utf8.write("</div>\n")
    if let code = entry.sample.code {
      utf8.write("<div class=\"code\"><code>")
      utf8.write(escaped: code)
      utf8.write("</code><button class=\"copy\">Copy</button></div>\n")
    }
    writeDetails(of: entry)
    utf8.write("</article>\n")
  }

  private mutating func writeName(of entry: GuideEntry) {
    guard !entry.sample.choices.isEmpty else {
      return utf8.write(escaped: entry.sample.name.isEmpty ? "Default" : entry.sample.name)
    }
    for choice in entry.sample.choices {
      utf8.write("<span><i>")
      utf8.write(escaped: choice.name)
      utf8.write("</i> ")
      utf8.write(escaped: choice.value)
      utf8.write("</span>")
    }
  }

  private mutating func write(_ picture: GuidePicture, isAlone: Bool) {
    utf8.write("<figure>")
    for variant in picture.variants {
      let isOnly = picture.variants.count == 1
      // Radio buttons of one name exclude each other in a form.
      if !isOnly { openView(of: variant.contexts, "form") }
      utf8.write(picture.isWide ? "<div class=\"p f\" inert>" : "<div class=\"p\" inert>")
      utf8.append(contentsOf: variant.html)
      utf8.write(isOnly ? "</div>" : "</div></form>")
    }
    if !isAlone {
      utf8.write("<figcaption>")
      utf8.write(escaped: picture.state?.name ?? "normal")
      utf8.write("</figcaption>")
    }
    utf8.write("</figure>")
  }

  private mutating func writeDetails(of entry: GuideEntry) {
    let (sample, contrast) = (entry.sample, entry.contrast.values.min())
    if sample.rows.isEmpty, sample.conflicts.isEmpty, entry.notes.isEmpty, contrast == nil { return }
    utf8.write("<details><summary>")
    writeFact(sample.rows.count, "property", "properties")
    writeFact(sample.tokens.count, "token", "tokens")
    writeFact(sample.conflicts.count, "conflict", "conflicts")
    if let contrast {
      utf8.write("<span>contrast ")
      utf8.write(contrast)
      utf8.write("</span>")
    }
    utf8.write("</summary>\n")
    writeNotes(of: entry)
    utf8.write("<table><tbody>")
    for row in sample.rows { write(row) }
    if !sample.tokens.isEmpty {
      writeRow("tokens", sample.tokens.texts.joined(separator: ", "))
    }
    if contrast != nil { writeRow("contrast", entry.contrastText(in: reader)) }
    utf8.write("</tbody></table></details>")
  }

  private mutating func writeFact(_ count: Int, _ one: String, _ many: String) {
    if count == 0 { return }
    utf8.write("<span>")
    writeCount(count, one, many)
    utf8.write("</span>")
  }

  private mutating func writeNotes(of entry: GuideEntry) {
    if !entry.notes.isEmpty {
      utf8.write("<ul class=\"errors\">")
      for note in entry.notes {
        utf8.write("<li>")
        utf8.write(escaped: note.message)
        utf8.write(" <small>")
        utf8.write(escaped: note.states.joined(separator: ", "))
        utf8.write("</small></li>")
      }
      utf8.write("</ul>")
    }
    if entry.sample.conflicts.isEmpty { return }
    utf8.write("<ul class=\"warnings\">")
    for conflict in entry.sample.conflicts {
      utf8.write("<li>")
      utf8.write(escaped: conflict)
      utf8.write("</li>")
    }
    utf8.write("</ul>")
  }

  private mutating func write(_ row: GuideRow) {
    utf8.write("<tr><th scope=\"row\">")
    utf8.write(escaped: row.name)
    utf8.write("</th><td>")
    if let color = row.color {
      utf8.write("<i class=\"w\" style=\"--f:")
      utf8.append(contentsOf: HTMLFragments.value(of: color))
      utf8.write("\"></i>")
    }
    utf8.write(escaped: row.value)
    utf8.write("</td></tr>")
  }

  private mutating func writeRow(_ name: StaticString, _ value: String) {
    utf8.write("<tr><th scope=\"row\">")
    utf8.write(name)
    utf8.write("</th><td>")
    utf8.write(escaped: value)
    utf8.write("</td></tr>")
  }
}
