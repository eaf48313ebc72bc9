import Foundation
import Live
import TestSupport
import Testing

@testable import Layout
@testable import Pages
@testable import Preview

/// Compares the boxes of widgets in a browser with those of the layout.
///
/// The page sets all text in fonts that are made for it, with the widths that the layout assumes, so that only a
/// difference in layout shows.
@MainActor
@Suite(.enabled(if: Chromium.path != nil, "Chromium is not installed: boxes in a browser are not compared"))
struct BoxTests {
  @Test("A browser places every exhibit, every page and rows and columns of all kinds as the layout does")
  func boxes() async throws {
    let specimens = try Self.specimens()
    let seen = try await Self.boxes(of: specimens)
    for (index, specimen) in specimens.enumerated() {
      let (expected, kinds) = (specimen.boxes, specimen.kinds)
      for style in ["light", "dark"] {
        let found = seen["\(index)\(style)"] ?? [:]
        for (path, box) in expected.sorted(by: { $0.key < $1.key }) {
          guard let other = found[path] else {
            Issue.record("\(specimen.name): \(kinds[path] ?? "") at \(path) is not in the page")
            continue
          }
          let far = max(
            abs(box.minX - other.minX), abs(box.minY - other.minY), abs(box.maxX - other.maxX),
            abs(box.maxY - other.maxY))
          #expect(far <= 2, "\(specimen.name), \(style): \(kinds[path] ?? "") at \(path) is at \(box), but \(other)")
        }
      }
    }
  }

  private static func specimens() throws -> [Specimen] {
    let exhibits = Exhibit.all.flatMap { exhibit in
      exhibit.states.map { Specimen(name: "\(exhibit.id), \($0.name)", widget: $0.widget) }
    }
    let cards = Exhibit.all.map { exhibit in
      Specimen(name: "card of \(exhibit.id)", tree: VStack { ExhibitCard(exhibit: exhibit) })
    }
    let pages = try Page.all.filter { $0.name != "gallery" }.compactMap { page in
      try page.preview().map { Specimen(name: "page \(page.name)", tree: $0) }
    }
    let trees = (0..<100).map { Specimen(name: "tree \($0)", tree: RandomTree(seed: UInt64($0)).tree(), width: 900) }
    return exhibits + cards + pages + Layouts.all + Layouts.screens + trees
  }

  /// The boxes in a browser, by specimen and style and by the way to the widget. The browser is started once.
  private static func boxes(of specimens: [Specimen]) async throws -> [String: [String: CGRect]] {
    let document = try await Chromium.document(of: page(of: specimens))
    let lines = try #require(document.firstMatch(of: /<pre id="boxes">([^<]*)<\/pre>/)?.1, "\(document.suffix(400))")
    var boxes: [String: [String: CGRect]] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      let numbers = parts.dropFirst(2).compactMap(Double.init)
      guard numbers.count == 4 else { continue }
      boxes[parts[0], default: [:]][parts[1]] = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return boxes
  }

  private static func page(of specimens: [Specimen]) -> String {
    let sections = specimens.enumerated().flatMap { index, specimen in
      ["light", "dark"].map { style in
        """
        <section id="\(index)\(style)" style="color-scheme:\(style);width:\(specimen.width)px">
        \(specimen.height.map { "<main style='--height:\($0)px'>" } ?? "")
        \(Preview.html(specimen.tree, as: .fragment, isMarked: true))</main></section>
        """
      }
    }.joined(separator: "\n")
    return """
      <!DOCTYPE html><meta charset="utf-8"><style>\(fonts(for: sections))
      body{margin:0}main>div{min-height:var(--height)}main>div>*{flex:1 0 auto}
      :is(section,main)>div{--system:Ruler!important}</style>
      \(sections)
      <pre id="boxes"></pre><script>
      Promise.all([...document.fonts].map(font => font.load())).then(() => {
        const lines = []
        for (const section of document.querySelectorAll("section")) {
          const start = section.getBoundingClientRect()
          for (const element of section.querySelectorAll("[data-path]")) {
            const box = element.getBoundingClientRect()
            if (!element.checkVisibility()) continue
            const place = [box.x - start.x, box.y - start.y, box.width, box.height]
            lines.push([section.id, element.dataset.path, ...place].join(" "))
          }
        }
        for (const section of document.querySelectorAll("section")) section.remove()
        boxes.textContent = lines.join("\\n")
      })
      </script>
      """
  }

  private static func fonts(for text: String) -> String {
    func face(_ family: String, _ weights: String, _ font: Font) -> String {
      var advances: [Unicode.Scalar: Double] = [:]
      for character in Set(text + "…") where !character.isNewline {
        for (index, scalar) in character.unicodeScalars.enumerated() {
          let advance = index == 0 ? TextMetrics.advance(of: character, in: font) / font.pointSize : 0
          advances[scalar] = max(advance, advances[scalar] ?? 0)
        }
      }
      return
        "@font-face{font-family:\(family);font-weight:\(weights);src:url(\(RulerFont(advances: advances).address))}"
    }
    return face("Ruler", "1 599", .systemFont(ofSize: 100))
      + face("Ruler", "600 1000", .systemFont(ofSize: 100, weight: .semibold))
      + face("Menlo", "1 1000", .monospacedSystemFont(ofSize: 100, weight: .regular))
  }
}
