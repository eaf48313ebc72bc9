import Testing
import Tokens

@Suite("Texts of themes") struct ThemeWriterTests {
  private func source(_ text: String) throws -> String { try ThemeSource(resolve(text), name: "Brand").text() }

  @Test("Descriptions of the file and of groups become comments of structs and properties")
  func describesGroups() throws {
    let text = try source(
      #"""
      {"$description": "Our brand.\nIt is blue.", "in": {"$description": "All numbers.", "$type": "number",
        "a": {"$value": 1}, "b": {"c": {"$value": 1}}}}
      """#)
    #expect(
      text.contains(
        """
        /// Our brand.
        /// It is blue.
        ///
        /// The design tokens of the theme.
        public nonisolated struct Brand: Theme, TokenGroup {
          /// All numbers.
          ///
          /// The tokens of `in`.
          public var `in`: InGroup
        """))
    #expect(
      text.contains(
        """
        extension Brand {
          /// All numbers.
          ///
          /// The tokens of `in`.
          public nonisolated struct InGroup: TokenGroup {
        """))
    #expect(text.contains("extension Brand {\n  /// The tokens of `in.b`.\n  public nonisolated struct InBGroup"))
  }

  @Test("The first file's description is that of the theme, and a group has the one of the last file")
  func describesLayers() throws {
    let group = token("number", "1").dropFirst()
    func file(_ name: String) throws -> TokenFile {
      try TokenFile(
        #"{"$description": "File \#(name).", "a": {"$description": "Group \#(name).", \#(group)}"#
      )
    }
    let text = try ThemeSource(ResolvedTokens(layers: [file("one"), file("two")]), name: "Brand").text()
    #expect(text.contains("/// File one.\n") && !text.contains("File two"))
    #expect(text.contains("/// Group two.\n") && !text.contains("Group one"))
  }

  @Test("The description of a resolver document is that of the theme, and not those of its files")
  func describesResolvers() throws {
    let resolver = try TokenResolver(
      #"""
      {"version": "2025.10", "description": "Our brand.", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
        {"$description": "A file.", "a": {"$type": "number", "$value": 1}}]}]}
      """#)
    let text = try ThemeSource(resolver, name: "Brand").text()
    #expect(text.contains("/// Our brand.\n///\n") && !text.contains("A file."))
  }

  @Test("Descriptions and names cannot end a comment")
  func escapesComments() throws {
    let text = try source(
      #"{"a\n\u2028b": {"$type": "number", "$value": 1, "$description": "One\u0000\u0007two\u2029three\r\nfour"}}"#)
    #expect(
      text.contains(
        "  /// One  two\n  /// three\n  /// four\n  ///\n  /// The token `a  b`.\n  public var aB: Double\n"))
  }

  @Test("An alias of a deprecated alias refers to the target of that alias")
  func passesDeprecatedAliases() throws {
    let text = try source(
      #"""
      {"$type": "color", "a": {"$value": \#(black)}, "b": {"$deprecated": true, "$value": "{a}"},
        "c": {"$value": "{b}"}, "d": {"$deprecated": true, "$value": \#(black)}, "e": {"$value": "{d}"}}
      """#)
    #expect(text.contains("public var b: Color = Color.token(\\Brand.a)\n"))
    #expect(text.contains("self.c = Color.token(\\Brand.a)\n") && text.contains("self.e = Color(hex: 0x000000)\n"))
  }

  static let composites = #"""
    {"c": {"$type": "color", "a": {"$value": \#(black)}, "b": {"$value": "{c.a}"}},
      "own": {"$type": "shadow", "$value": \#(ValueTests.shadow())},
      "one": {"$type": "shadow", "$value": [\#(ValueTests.shadow().replacing(black, with: #""{c.a}""#))]},
      "pair": {"$type": "shadow", "$value": ["{one}", \#(ValueTests.shadow())]},
      "same": {"$type": "shadow", "$value": "{pair}"},
      "border": {"$type": "border", "$value": {"color": {"$ref": "#/c/b/$value"}, "width": \#(px), "style": "solid"}},
      "gradient": {"$type": "gradient", "$value": [{"color": "{c.b}", "position": 0},
        {"color": \#(black), "position": 1}]}}
    """#

  @Test("A referenced color inside shadows, borders and gradients is written as a reference")
  func keepsReferences() throws {
    let text = try source(Self.composites)
    let (own, base) = ("Color(hex: 0x000000)", "Color.token(\\Brand.c.a)")
    func shadow(_ color: String) -> String { "ShadowLayer(color: \(color), x: 1, y: 1, blur: 1, spread: 1)" }
    #expect(text.contains("self.own = [\(shadow(own))]\n") && text.contains("self.one = [\(shadow(base))]\n"))
    #expect(text.contains("self.pair = [\(shadow(base)), \(shadow(own))]\n"))
    #expect(text.contains("self.border = BorderLine(color: Color.token(\\Brand.c.b), width: 1)\n"))
    #expect(text.contains("ColorGradient(colors: [Color.token(\\Brand.c.b), \(own)], locations: [0, 1])\n"))
  }

  @Test("Referenced shadows, borders and widths, and colors with an opacity, are written as references")
  func keepsWholeReferences() throws {
    let shadow = ValueTests.shadow().replacing(black, with: #""{c.a}", "alpha": 0.5"#)
    let tokens = try resolve(
      #"""
      {"c": {"$type": "color", "a": {"$value": \#(black)}, "faint": {"$value": "{c.a}", "alpha": 0.05}},
        "line": {"$type": "dimension", "$value": \#(px)},
        "card": {"$type": "shadow", "$value": \#(shadow)},
        "raised": {"$type": "shadow", "$value": "{card}"},
        "edge": {"$type": "border", "$value": {"color": "{c.a}", "width": "{line}", "style": "dashed"}},
        "alias": {"$type": "border", "$value": "{edge}"}}
      """#, allowing: [.unknownKey])
    let text = try ThemeSource(tokens, name: "Brand").text()
    let faint = "Color.token(\\Brand.c.a).withAlphaComponent"
    #expect(text.contains("self.faint = \(faint)(0.05)\n"))
    #expect(text.contains("self.card = [ShadowLayer(color: \(faint)(0.5), x: 1, y: 1, blur: 1, spread: 1)]\n"))
    #expect(text.contains("self.raised = [ShadowLayer].token(\\Brand.card)\n"))
    let style = "style: Token.StrokeStyle.named(.dashed))"
    #expect(
      text.contains(
        "self.edge = BorderLine(color: Color.token(\\Brand.c.a), width: Double.token(\\Brand.line), \(style)\n"))
    #expect(
      text.contains(
        "self.alias = BorderLine(color: Color.token(\\Brand.edge.color), width: Double.token(\\Brand.edge.width), "
          + "\(style)\n"))
  }
}
