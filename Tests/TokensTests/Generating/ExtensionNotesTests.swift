import Testing

@testable import Tokens

@Suite("Notes about extensions of vendors") struct ExtensionNotesTests {
  private func notes(_ extensions: String...) throws -> [String] {
    let tokens = extensions.enumerated().map { index, text in
      #""t\#(index)": {"$type": "number", "$value": 1, "$extensions": \#(text)}"#
    }
    return try ThemeSource(resolve("{\(tokens.joined(separator: ", "))}"), name: "Brand").notes
  }

  @Test("A note names the vendor and counts the tokens whose vendor extension has values by mode")
  func overrides() throws {
    let dark = #"{"org.primer.overrides": {"dark": {"$value": 2}}}"#
    #expect(
      try notes(dark, dark) == [
        "2 tokens have `org.primer.overrides` in `$extensions`, with values that are not read, such as those of a mode."
      ])
    #expect(try notes(#"{"mode": {"dark": 2}}"#).isEmpty, "an extension without a vendor's object")
    #expect(
      try notes(#"{"com.figma": {"modes": {"dark": 2}}}"#) == [
        "1 token has `com.figma` in `$extensions`, with values that are not read, such as those of a mode."
      ])
  }

  @Test("Vendor extensions without values by mode need no note, however deep they are")
  func others() throws {
    #expect(try notes(#"{"org.primer.figma": {"scopes": ["all"], "mode": "dark"}, "a": 1, "b": "$value"}"#).isEmpty)
    let nested = String(repeating: #"{"a": "#, count: 60) + "1" + String(repeating: "}", count: 60)
    #expect(try notes(nested).isEmpty)
  }

  @Test("Vendor extensions with colors and aliases by mode count as values")
  func colors() throws {
    for text in [
      ##"{"mode": {"Light": "#ff0000", "Dark": "#000000"}}"##, #"{"com.acme.dark": "{c}"}"#,
      ##"{"com.acme.dark": "#000"}"##, #"{"com.acme.dark": \#(black)}"#,
    ] { #expect(try notes(text).count == 1, "\(text)") }
    for text in [#"{"com.acme.note": "dark"}"#, ##"{"issue": "#123"}"##, #"{"mode": {}}"#] {
      #expect(try notes(text).isEmpty, "\(text)")
    }
  }
}
