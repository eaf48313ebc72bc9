import Mod
import Styles
import Widgets

extension GuidePage {
  /// Writes a section: the facts about all of its samples, and a card for each sample.
  internal mutating func write(_ chapter: GuidePictures) {
    let width = chapter.columnWidth
    let cardWidth = min(640, max(300, Double(chapter.states.count + 1) * (width + 16) + 20))
    section(chapter.samples.title, id: chapter.id, about: chapter.samples.about) { page in
      page.writeSummary(of: chapter)
      page.writeChoices(of: chapter)
      page.writeReport(chapter.problems)
    } content: { page in
      page.element("div", ["class": "cards", "style": "--w:\(width)px;--c:\(cardWidth)px"]) { page in
        page.write("\n")
        for (index, entry) in chapter.entries.enumerated() { page.write(entry, number: index + 1, in: chapter) }
      }
    }
  }

  private mutating func writeSummary(of chapter: GuidePictures) {
    let (count, findings) = (chapter.entries.count, chapter.findingCount)
    let isRecipe = chapter.samples.kind == .recipe
    let samples = isRecipe ? counted(count, "combination", "combinations") : counted(count, "example", "examples")
    element("p", ["class": "facts"]) { page in
      page.element("span", text: "\(samples)")
      page.writeFact(chapter.states.isEmpty ? 0 : chapter.states.count + 1, "state", "states")
      let text: GuideMarkup = findings == 0 ? "No findings" : "\(counted(findings, "finding", "findings"))"
      page.element("span", ["class": findings == 0 ? "good" : "bad"], text: text)
    }
  }

  private mutating func writeChoices(of chapter: GuidePictures) {
    if chapter.reading.choices.isEmpty { return }
    element("dl", ["class": "choices"]) { page in
      for choice in chapter.reading.choices {
        page.element("div") { page in
          page.element("dt", text: "\(choice.name)")
          page.element("dd") { page in
            for value in choice.values {
              page.element("code", text: "\(value)")
              page.write(" ")
            }
          }
        }
      }
    }
  }

  /// Writes the problems of a section.
  internal mutating func writeReport(_ problems: [String]) {
    if problems.isEmpty { return }
    element("div", ["class": "report"]) { page in
      page.element("h3", text: "Report")
      page.list(of: problems)
    }
  }
}

// MARK: Cards

extension GuidePage {
  private mutating func write(_ entry: GuideEntry, number: Int, in chapter: GuidePictures) {
    element("article", ["id": "\(chapter.id)_\(number)"]) { page in
      page.element("h3") { page in
        page.writeName(of: entry)
        if !entry.notes.isEmpty {
          page.element(
            "b", ["class": "bad"], text: "\(counted(entry.findings.combined.count, "finding", "findings"))")
        }
      }
      page.write("\n")
      page.element("div", ["class": "stage"]) { page in
        for picture in entry.pictures { page.write(picture, isAlone: chapter.states.isEmpty) }
      }
      page.write("\n")
      if let code = entry.sample.code {
        page.element("div", ["class": "code"]) { page in
          page.element("code", text: "\(code)")
          page.element("button", ["class": "copy"], text: "Copy")
        }
        page.write("\n")
      }
      page.writeDetails(of: entry)
    }
    write("\n")
  }

  private mutating func writeName(of entry: GuideEntry) {
    if entry.sample.choices.isEmpty { write("\(entry.sample.name.isEmpty ? "Default" : entry.sample.name)") }
    for choice in entry.sample.choices {
      element("span") { page in
        page.element("i", text: "\(choice.name)")
        page.write(" \(choice.value)")
      }
    }
  }

  private mutating func write(_ picture: GuidePicture, isAlone: Bool) {
    element("figure") { page in
      for variant in picture.variants {
        func write(_ page: inout GuidePage) {
          page.element("div", ["class": picture.isWide ? "p f" : "p", "inert": nil]) { page in
            page.utf8.append(contentsOf: variant.html)
          }
        }
        // Radio buttons of one name exclude each other in a form.
        if picture.variants.count == 1 { write(&page) } else { page.view(of: variant.contexts, "form", write) }
      }
      if !isAlone { page.element("figcaption", text: "\(picture.state?.name ?? "normal")") }
    }
  }

  private mutating func writeDetails(of entry: GuideEntry) {
    let (sample, contrast) = (entry.sample, entry.contrast.values.min())
    if sample.rows.isEmpty, sample.conflicts.isEmpty, entry.notes.isEmpty, contrast == nil { return }
    element("details") { page in
      page.element("summary") { page in
        page.writeFact(sample.rows.count, "property", "properties")
        page.writeFact(sample.tokens.count, "token", "tokens")
        page.writeFact(sample.conflicts.count, "conflict", "conflicts")
        if let contrast { page.element("span", text: "contrast \(contrast)") }
      }
      page.write("\n")
      page.writeNotes(of: entry)
      page.element("table") { page in
        page.element("tbody") { page in
          for row in sample.rows { page.writeRow(row.name, row.value, row.color) }
          if !sample.tokens.isEmpty { page.writeRow("tokens", sample.tokens.texts.joined(separator: ", ")) }
          if contrast != nil { page.writeRow("contrast", entry.contrastText(in: page.reader)) }
        }
      }
    }
  }

  private mutating func writeFact(_ count: Int, _ one: String, _ many: String) {
    if count > 0 { element("span", text: "\(counted(count, one, many))") }
  }

  private mutating func writeNotes(of entry: GuideEntry) {
    if !entry.notes.isEmpty {
      element("ul", ["class": "errors"]) { page in
        for note in entry.notes {
          page.element("li") { page in
            page.write("\(note.message) ")
            page.element("small", text: "\(note.states.joined(separator: ", "))")
          }
        }
      }
    }
    list("warnings", of: entry.sample.conflicts)
  }

  private mutating func writeRow(_ name: String, _ value: String, _ swatch: Color? = nil) {
    element("tr") { page in
      page.element("th", ["scope": "row"], text: "\(name)")
      page.element("td") { page in
        if let swatch {
          page.element("i", ["class": "w", "style": "--f:\(HTMLFragments.value(of: swatch))"], text: "")
        }
        page.write("\(value)")
      }
    }
  }
}
