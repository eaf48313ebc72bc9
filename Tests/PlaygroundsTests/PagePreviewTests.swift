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

  // The system's own greys and tints have less contrast than the guidelines ask of small text.
  @Test("Nothing about it keeps people out, but the system's own colours", arguments: names)
  func audit(name: String) throws {
    let screen = try #require(try Page.named(name)?.preview())
    #expect(Preview.audit(screen).filter { $0.rule != .contrast } == [])
    #expect(Preview.audit(screen, minimumContrast: 1.5) == [])
  }

  @Test("The styles of the gallery keep nobody out either")
  func styles() throws {
    let findings = try Preview.audit(Gallery.styles()).filter { $0.rule != .contrast }
    #expect(findings == [], "\(findings.map(\.description).joined(separator: "\n"))")
  }
}
