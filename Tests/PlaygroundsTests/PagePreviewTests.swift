import Audit
import Pages
import Preview
import Testing

@MainActor
@Suite("The screen of a page") struct PagePreviewTests {
  nonisolated static let names = [
    "login", "name-value", "labeled-photo", "detail-card", "users", "form", "menu", "sample", "stopwatch", "navigation",
    "reorder", "table-mutations", "turning-uikit-inside-out", "kit", "gallery",
  ]

  @Test("In words, it is what its file in Expected/Previews says", arguments: names.dropLast())
  func words(name: String) throws {
    let screen = try #require(try Page.named(name)?.preview())
    #expect(
      try Preview.text(screen) + "\n" == Repository.text(of: "Tests/PlaygroundsTests/Expected/Previews/\(name).txt"))
  }

  // The system's own greys and tints have less contrast than the guidelines ask of small text. The gallery shows text
  // that is cut.
  @Test("Nothing about it keeps people out, but the system's own colours", arguments: names)
  func audit(name: String) throws {
    let screen = try #require(try Page.named(name)?.preview())
    let shown: Set<Preview.Finding.Rule> = name == "gallery" ? [.clippedText] : []
    #expect(Preview.audit(screen).filter { $0.rule != .contrast && !shown.contains($0.rule) } == [])
    #expect(Preview.audit(screen, minimumContrast: 1.5).filter { !shown.contains($0.rule) } == [])
  }

  @Test("The styles of the gallery keep nobody out either")
  func styles() throws {
    let findings = try Preview.audit(Gallery.styles()).filter { $0.rule != .contrast && $0.rule != .clippedText }
    #expect(findings == [], "\(findings.map(\.description).joined(separator: "\n"))")
  }
}
