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

  @Test("The text of a page's screen equals its file in Expected/Previews", arguments: names.dropLast())
  func words(name: String) throws {
    let screen = try #require(try Page.named(name)?.preview())
    #expect(
      try Preview.text(screen) + "\n" == Repository.text(of: "Tests/PlaygroundsTests/Expected/Previews/\(name).txt"))
  }

  // The system's own greys and tints have less contrast than the guidelines ask of small text. The gallery shows text
  // that is cut.
  @Test("The audit of a page's screen finds nothing besides the contrast of system colors", arguments: names)
  func audit(name: String) throws {
    let screen = try #require(try Page.named(name)?.preview())
    let shown: Set<Preview.Finding.Rule> = name == "gallery" ? [.clippedText] : []
    #expect(Preview.audit(screen).filter { $0.rule != .contrast && !shown.contains($0.rule) } == [])
    #expect(Preview.audit(screen, minimumContrast: 1.5).filter { !shown.contains($0.rule) } == [])
  }

  @Test("The audit of the gallery's styles finds nothing besides contrast and clipped text")
  func styles() throws {
    let findings = try Preview.audit(Gallery.styles()).filter { $0.rule != .contrast && $0.rule != .clippedText }
    #expect(findings == [], "\(findings.map(\.description).joined(separator: "\n"))")
  }
}
