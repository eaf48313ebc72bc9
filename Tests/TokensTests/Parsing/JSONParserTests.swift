import Foundation
import Testing

@testable import Tokens

@Suite("The parser of bytes") struct JSONParserTests {
  private func mistakes(_ text: String) -> [String] { mistakes(Array(text.utf8)) }

  private func mistakes(_ bytes: [UInt8]) -> [String] {
    var parser = JSONParser(bytes)
    parser.parse()
    return (parser.mistakes + parser.deviations.map(\.mistake)).map { "\($0.index): \($0.expected)" }
  }

  @Test(
    "Valid JSON is parsed without errors",
    arguments: [
      "{}", "[]", " [1, -0.5e+3, \"a\\u00e9\\n\", true, false, null] ", #"{"a": {"b": [{}, []]}, "c": "é😀"}"#, "0",
      "\"\\ud83d\\ude00\"", "\u{FEFF}{}",
    ])
  func readsValidText(_ text: String) throws {
    #expect(mistakes(text) == [])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) }
  }

  @Test(
    "An error is reported at its byte",
    arguments: [
      ("", "0: a value"), ("{", "1: a key in quotes"), (#"{"a" 1}"#, "5: “:” after the key"),
      ("[1 2]", "3: “,” or “]”"), ("{} x", "3: the end of the text"), ("[1,]", "3: a value after “,”"),
      (#"{"a": 1,}"#, "8: a key after “,”"), (#"["a" "b"]"#, "5: “,” between values"),
      ("[01]", "1: a number such as 0.5 or 1e-3"), ("[1.]", "1: a number such as 0.5 or 1e-3"),
      ("[.5]", "1: a value"), ("[+1]", "1: a value"), ("[NaN]", "1: a value"),
      ("[1e400]", "1: a number that a Double can hold"), (#"["\x"]"#, "2: an escape of JSON"),
      (#"["\ud800"]"#, "2: an escape of JSON"), (#"["\ud83d\u0041"]"#, "2: an escape of JSON"),
      ("[\"\n\"]", "2: an escape such as “\\n” in a string"),
      ("\"a", "2: the end of the string that begins at byte 0"), ("{} // x", "3: no comments"), ("/ {}", "0: a value"),
    ])
  func reportsMistakes(_ text: String, _ mistake: String) {
    #expect(mistakes(text) == [mistake])
  }

  @Test("Errors after which parsing can continue are reported together")
  func goesOn() {
    #expect(mistakes(#"{"a": 01, "b": "\x", "c": tru, "d": [1,],}"#).count == 5)
  }

  @Test(
    "Bytes that are not UTF-8 are reported", arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xE2, 0x82]])
  func refusesOtherEncodings(_ bytes: [UInt8]) {
    #expect(mistakes([0x22] + bytes + [0x22]).first == "1: UTF-8")
  }

  @Test("An error has a line and a column")
  func locatesMistakes() {
    let found = problems("{\n  \"a\": tru\n}")
    #expect(found.map(\.description) == ["a.json:2:8: error: expected a value, found “tru”"])
  }

  @Test(
    "Numbers are read as by Foundation",
    arguments: [
      "0.1", "-12.375", "1e22", "123456789012345678", "5e-324", "9007199254740993",
      "9999999999999999", "-123456789012345", "0.12345678901234",
    ])
  func readsNumbers(_ text: String) {
    #expect(JSONNumber.value(of: Array(text.utf8)[...]) == Double(text))
  }

  @Test("A million brackets are read without recursion")
  func readsDeepText() {
    let count = 1_000_000
    #expect(mistakes(String(repeating: "[", count: count) + String(repeating: "]", count: count)) == [])
    #expect(mistakes(String(repeating: "[", count: count)).count == 1)
  }

  @Test("A duplicate key is an error, even if one is written with an escape")
  func findsDuplicates() {
    let text = #"{"a": {"$type": "number", "$value": 1}, "\u0061": {"$type": "number", "$value": 2}}"#
    #expect(kinds(text) == [.duplicateKey])
    #expect(kinds(text, allowing: [.duplicateKey]) == [.allowed(.duplicateKey)])
    #expect(
      kinds(#"{"a": {"$type": "number", "$value": 1, "$extensions": {"x": {"y": 1, "y": 2}}}}"#) == [.duplicateKey])
  }

  @Test("Names are compared by their bytes")
  func distinguishesForms() throws {
    let tokens = try resolve(#"{"$type": "number", "\u00e9": {"$value": 1}, "e\u0301": {"$value": 2}}"#)
    #expect(tokens.count == 2)
  }
}
