import Testing

@testable import Tokens

@Suite("Changes of files") struct EditTests {
  private static let text = """
    {
      "$schema": "x",
      "color": {
        "$type": "color",
        "blue":   { "$value": { "colorSpace": "srgb", "components": [0,0,1] },
          "$extensions": {"org.x":{ "b": 1, "a" :2 }} },
        "accent": { "$value": "{color.blue}", "$description": "caf\\u00e9" }
      },
      "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
      "link": { "$ref": "#/color/blue" }
    }

    """

  private func edited(_ edits: TokenFile.Edit...) throws -> String {
    var file = try TokenFile(Self.text, name: "a.json")
    try file.apply(edits)
    _ = try file.resolved()
    return file.text
  }

  @Test("A file without changes keeps its bytes")
  func keepsBytes() throws {
    #expect(try edited() == Self.text)
    let bytes = Array("\u{FEFF}\r\n\t{ \"a\" : { } }\r\n".utf8)
    #expect(try TokenFile(bytes: bytes).bytes == bytes)
  }

  @Test("Changing a value changes no other bytes")
  func setsValues() throws {
    let number = Token.Value.dimension(Token.Dimension(8, .rem))
    #expect(
      try edited(.set("gap", number))
        == Self.text.replacing(
          #"{ "value": 4, "unit": "px" }"#,
          with: #"""
            { "value": 8, "unit": "rem" }
            """#))
    #expect(
      try edited(.alias("color.blue", of: "link"), .set("link", .color(Token.Color(.srgb, 1, 0, 0))))
        == Self.text.replacing(#"{ "colorSpace": "srgb", "components": [0,0,1] }"#, with: #""{link}""#)
        .replacing(
          ##""$ref": "#/color/blue""##,
          with: #"""
            "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }
            """#))
  }

  @Test("A value of another type also changes `$type`")
  func setsTypes() throws {
    #expect(try edited(.set("gap", .number(1))).contains(#""gap": { "$type": "number", "$value": 1 }"#))
    #expect(try edited(.set("color.accent", .number(1))).contains(#""accent": { "$type": "number", "$value": 1, "$d"#))
  }

  @Test("New tokens and groups are added at the end of their group")
  func addsTokens() throws {
    let text = try edited(
      .set("color.red", .color(Token.Color(.srgb, 1, 0, 0))), .alias("button.main.color", of: "color.red"),
      .set("button.main.gap", .number(2)), .set("button.round", .number(3)))
    #expect(
      text
        == Self.text.replacing(
          #""caf\u00e9" }"#,
          with: #"""
            "caf\u00e9" },
                "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }
            """#
        ).replacing(
          ##"{ "$ref": "#/color/blue" }"##,
          with: ##"""
            { "$ref": "#/color/blue" },
              "button": {
                "main": {
                  "color": { "$value": "{color.red}" },
                  "gap": { "$type": "number", "$value": 2 }
                },
                "round": { "$type": "number", "$value": 3 }
              }
            """##))
  }

  @Test("The first tokens can be added to a file without tokens")
  func addsFirstTokens() throws {
    var file = try TokenFile("{}")
    try file.apply([.set("a.b", .number(1)), .set("c", .number(2))])
    #expect(
      file.text == """
        {
          "a": {
            "b": { "$type": "number", "$value": 1 }
          },
          "c": { "$type": "number", "$value": 2 }
        }
        """)
  }

  @Test("Removing tokens and groups removes a comma, too")
  func removes() throws {
    let all = ["a", "b", "c"]
    for removed in [["a"], ["b"], ["c"], ["a", "b"], ["b", "c"], ["a", "c"], all] {
      var file = try TokenFile(#"{"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}, "c": {"$value": 3}}"#)
      try file.apply(removed.map { .remove($0) })
      #expect(try file.resolved().map(\.path) == all.filter { !removed.contains($0) })
      var other = try TokenFile(
        ##"{"a": {"$ref": "#/b"}, "b": {"$type": "number", "$value": 2}, "c": {"$ref": "#/b"}}"##)
      try other.apply(removed.map { .remove($0) } + [.set("d", .number(4))])
      #expect(other.document.children(of: 0).map(other.document.key) == all.filter { !removed.contains($0) } + ["d"])
    }
  }

  /// Returns a file of numbers after changes.
  private func changed(_ text: String, _ edits: TokenFile.Edit...) throws -> String {
    var file = try TokenFile(text, allowing: [.trailingCommas])
    try file.apply(edits)
    return file.text
  }

  @Test("Removing the only token removes the trailing comma, too")
  func removesTrailingCommas() throws {
    #expect(try changed(#"{"a": {"$value": 1} , }"#, .remove("a")) == "{ }")
    #expect(try changed(#"{"a": {"$value": 1}, "b": {"$value": 1},}"#, .remove("a"), .remove("b")) == "{}")
    #expect(try changed(#"{"a": {"b": {}},}"#, .remove("a.b")) == #"{"a": {},}"#)
    let replaced = try changed(#"{"a": {"$value": 1},}"#, .remove("a"), .set("b", .number(2)))
    #expect(replaced == #"{"b": { "$type": "number", "$value": 2 },}"#)
  }

  @Test("A token with a duplicate key is removed in all places")
  func removesDuplicates() throws {
    let text = #"{"g": {"a": {"$value": 1}, "b": {"$value": 2}}, "g": {"a": {"$value": 3}}}"#
    #expect(try changed(text, .remove("g.a")) == #"{"g": {"b": {"$value": 2}}, "g": {}}"#)
    #expect(try changed(text, .remove("g")) == "{}")
  }

  @Test("Several changes are applied in order")
  func ordersChanges() throws {
    let text = #"{"$type": "number", "g": {"a": {"$value": 0}}}"#
    let (one, two) = (Token.Value.number(1), Token.Value.number(2))
    func tokens(_ edits: TokenFile.Edit...) throws -> [String] {
      var file = try TokenFile(text)
      try file.apply(edits)
      return try file.resolved().map(\.debugDescription)
    }
    #expect(try tokens(.remove("g.a"), .set("g.a", one)) == ["g.a: 1"])
    #expect(try tokens(.remove("g"), .set("g.b", one), .alias("g.a", of: "g.b")) == ["g.b: 1", "g.a: 1"])
    #expect(try tokens(.set("x.y", one), .set("x.y", two), .remove("g")) == ["x.y: 2"])
    #expect(try tokens(.set("x.y", one), .remove("x"), .remove("g.a"), .remove("g")) == [])
    #expect(thrown { _ = try tokens(.set("x", one), .set("x.y", two)) } == [.tokenWithChildren])
    #expect(thrown { _ = try tokens(.set("x.y", one), .set("x", two)) } == [.referenceToGroup])
  }

  @Test("Added tokens get the line breaks of the file")
  func keepsLineBreaks() throws {
    let text = """
      {
        "g": {
          "a": {"$value": 1}
        }
      }
      """
    let added = """
      {
        "g": {
          "a": {"$value": 1},
          "b": { "$type": "number", "$value": 2 }
        },
        "h": {
          "c": { "$type": "number", "$value": 2 }
        }
      }
      """
    for lineBreak in ["\n", "\r\n"] {
      let edited = try changed(
        text.replacing("\n", with: lineBreak), .set("g.b", .number(2)), .set("h.c", .number(2)))
      #expect(edited == added.replacing("\n", with: lineBreak))
    }
  }

  @Test(
    "An impossible change is an error, and leaves the file unchanged",
    arguments: [
      (.remove("x"), .missingToken), (.set("color", .number(1)), .referenceToGroup),
      (.set("gap.x", .number(1)), .tokenWithChildren), (.set("a..b", .number(1)), .invalidName),
      (.set("", .number(1)), .invalidName),
      (.set("a{b", .number(1)), .invalidName),
      (.set(Array(repeating: "x", count: 600).joined(separator: "."), .number(1)), .invalidName),
    ] as [(TokenFile.Edit, TokenProblem.Kind)])
  func refuses(_ edit: TokenFile.Edit, _ kind: TokenProblem.Kind) throws {
    var file = try TokenFile(Self.text)
    #expect(thrown { try file.apply([.set("gap", .number(1)), edit]) } == [kind])
    #expect(file.text == Self.text)
  }
}
