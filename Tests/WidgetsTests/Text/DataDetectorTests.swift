import Foundation
import Mod
import Testing

@testable import Widgets

@Suite("Detected data")
struct DataDetectorTests {
  private func links(_ text: String, _ types: DataDetectorTypes = .all) -> [String] {
    DataDetector(text, types).links().map { "\(text[$0.range]) \($0.link.absoluteString)" }
  }

  @Test("Web and mail addresses become links, without surrounding punctuation")
  func addresses() {
    #expect(
      links("See https://example.org/a?b=1, (www.example.org) and <Ada.L+1@mail.example.org>.") == [
        "https://example.org/a?b=1 https://example.org/a?b=1", "www.example.org http://www.example.org",
        "Ada.L+1@mail.example.org mailto:Ada.L+1@mail.example.org",
      ])
    #expect(links("HTTP://Example.org") == ["HTTP://Example.org HTTP://Example.org"])
    #expect(links("https:// www. a@b @ada me@example..org file:///etc ü@example.org e.g. 3.14") == [])
  }

  @Test("Telephone numbers are links with their digits")
  func numbers() {
    #expect(
      links("Call +41 44 123 45 67 or (044) 123-45-67, or 555-867-5309.") == [
        "+41 44 123 45 67 tel:+41441234567", "(044) 123-45-67 tel:0441234567", "555-867-5309 tel:5558675309",
      ])
    #expect(links("In 2024-01-15, 1234567 of 12345678901 came at 10:30, 0123 and 0x1234567890a") == [])
  }

  @Test("The links of a long text are found, whatever it consists of")
  func longTexts() {
    for unit in ["1 ", "( ", "+", "1", "-", "555 123 ", "a@b.", "www.", "\u{1F600} "] {
      #expect(links(String(repeating: unit, count: 20_000 / unit.utf8.count)).count <= 1, "\(unit)")
    }
    let links = links(String(repeating: "555 123 4567, ", count: 1_000))
    #expect(links.count == 1_000 && links[999] == "555 123 4567 tel:5551234567")
  }

  @Test("Only the chosen types of data are links")
  func types() {
    let text = "https://example.org +41441234567"
    #expect(links(text, .phoneNumber) == ["+41441234567 tel:+41441234567"])
    #expect(links(text, .link) == ["https://example.org https://example.org"])
    #expect(links(text, [.money, .flightNumber]) == [])
  }

  @Test("A text view that is not editable has links for detected data, beside those of its text")
  func views() throws {
    let view = TextView(.text("Ö https://example.org"), .isEditable(false), .dataDetectorTypes(.link))
    let runs = try #require(view.detectedText).runs.map { $0.link?.absoluteString }
    #expect(runs == [nil, "https://example.org"])
    #expect(view.with(.isEditable(true)).detectedText == nil)
    #expect(view.with(.dataDetectorTypes([])).detectedText == nil)
    #expect(view.with(.text("none")).detectedText == nil)
    var own = AttributedString("https://example.org")
    own.link = URL(string: "https://other.example.org")
    #expect(view.with(.attributedText(own)).detectedText?.runs.map { $0.link } == [own.link])
  }
}
