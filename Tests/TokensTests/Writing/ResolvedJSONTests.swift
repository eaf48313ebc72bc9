import Testing
import Tokens

@Suite("Resolved tokens as files") struct ResolvedJSONTests {
  @Test("Groups are nested, aliases are resolved, and descriptions and deprecations are kept")
  func writes() throws {
    let tokens = try resolve(
      #"""
      {"$type": "number", "g": {"$deprecated": "No.", "a": {"$value": "{b}", "$description": "A \"b\""}, "h": {"$root":
        {"$value": 2}}}, "empty": {}, "b": {"$value": 1}}
      """#)
    #expect(
      tokens.json() == #"""
        {
          "g": {
            "a": { "$type": "number", "$description": "A \"b\"", "$deprecated": "No.", "$value": 1 },
            "h": {
              "$root": { "$type": "number", "$deprecated": "No.", "$value": 2 }
            }
          },
          "b": { "$type": "number", "$value": 1 }
        }

        """#)
    #expect(try resolve("{}").json() == "{}\n")
  }

  @Test("Names that differ only in their bytes are kept apart")
  func keepsNames() throws {
    let names = ["\u{E9}", "e\u{301}"]
    let members = names.map { #""\#($0)": {"x": {"$value": \#($0.utf8.count)}}"# }.joined(separator: ", ")
    let tokens = try resolve(#"{"$type": "number", \#(members)}"#)
    #expect(try resolve(tokens.json()).map(\.value) == [.number(2), .number(3)])
  }

  @Test("A group of 20,000 tokens, and 500 groups inside each other, are written")
  func writesLargeFiles() throws {
    let wide = (0..<20_000).map { #""t\#($0)": {"$value": 1}"# }.joined(separator: ", ")
    #expect(try resolve(#"{"$type": "number", "g": {\#(wide)}}"#).json().utf8.count > 500_000)
    let (start, end) = (String(repeating: #"{"g": "#, count: 500), String(repeating: "}", count: 500))
    let deep = try resolve(#"\#(start){"$type": "number", "$value": 1}\#(end)"#)
    #expect(try resolve(deep.json()).first?.path == deep.first?.path)
  }
}
