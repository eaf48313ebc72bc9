import Foundation
import TestSupport
import Testing

@testable import LivePreview

struct MergedTextTests {
  @Test(
    "Merging a text keeps the changes of the page and of the program",
    arguments: [
      // What is typed after Return, before the field is cleared.
      ("Aa", "", "AaBb", "Bb"), ("Aa", "", "Aa", ""), ("", "", "a", "a"), ("Aa", "", "A", ""), ("Aa", "", "Z", "Z"),
      // What is typed while the program formats the text.
      ("1234", "1,234", "12345", "1,2345"), ("ada", "Ada", "adal", "Adal"), ("ada", "Ada", "da", "da"),
      // Both have added something.
      ("", "Hello", "x", "Hellox"), ("a", "ab", "ac", "abc"), ("bc", "abc", "bcd", "abcd"),
      ("ab", "abc", "xab", "xabc"),
      // The same scalars are equal, and letters of several scalars are not divided differently.
      ("e\u{301}", "\u{e9}", "e\u{301}!", "\u{e9}!"), ("😀", "", "😀😁", "😁"), ("😀", "😁", "😀!", "😁!"),
    ])
  func merging(base: String, text: String, page: String, expected: String) {
    let merged = MergedText.merge(base, text, page)
    #expect(Array(merged.unicodeScalars) == Array(expected.unicodeScalars), "\(merged)")
  }

  @Test("The text that a page shows is recognized with the line breaks of browsers, or without any")
  func lineBreaks() {
    let text = "a\r\nb\rc\nd\r\n"
    for shown in [text, "a\nb\nc\nd\n", "abcd"] {
      #expect(MergedText.shown(text) { $0.isIdentical(to: shown) }?.isIdentical(to: shown) == true)
    }
    #expect(MergedText.shown(text) { $0 == "abc\nd" } == nil)
    #expect(MergedText.shown("abc") { $0.isEmpty } == nil)
  }

  @Test("The rest of a text after a common beginning starts with a whole character")
  func rest() {
    #expect("éab".rest(after: "é") == "ab" && "a".rest(after: "a") == "" && "a".rest(after: "") == "a")
    for (text, beginning) in [("b", "a"), ("a", "ab"), ("e\u{301}", "e"), ("a\r\n", "a\r")] {
      #expect(text.rest(after: beginning) == nil)
    }
  }

  private static func random(_ random: inout SeededGenerator) -> String {
    String((0..<Int.random(in: 0..<7, using: &random)).map { _ in "aab😀é,".randomElement(using: &random) ?? "a" })
  }

  @Test("If only one side has changed the text, its text is the result")
  func oneSide() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let (base, text) = (Self.random(&random), Self.random(&random))
      #expect(MergedText.merge(base, text, base) == text && MergedText.merge(base, base, text) == text)
    }
  }

  @Test(
    "The script of the page merges 2,000 random texts as the session does",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func script() async throws {
    var random = SeededGenerator(seed: 2)
    let texts = (0..<2_000).map { _ in (0..<3).map { _ in Self.random(&random) } }
    let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let document = try await Chromium.document(
      of: """
        <!DOCTYPE html><meta charset="utf-8"><title></title><script>
        let \(LiveSession.editing.replacing(/,\s*$/, with: ""))
        const bytes = new TextEncoder().encode(JSON.stringify(\(json).map(texts => $merge(...texts))))
        document.title = btoa([...bytes].map(byte => String.fromCharCode(byte)).join(""))
        </script>
        """)
    let title = try #require(document.firstMatch(of: /<title>([A-Za-z0-9+\/=]*)<\/title>/)?.1)
    let merged = try JSONDecoder().decode([String].self, from: #require(Data(base64Encoded: String(title))))
    for (texts, result) in zip(texts, merged) {
      let expected = MergedText.merge(texts[0], texts[1], texts[2])
      #expect(Array(result.unicodeScalars) == Array(expected.unicodeScalars), "\(texts)")
    }
    #expect(merged.count == texts.count)
  }
}
