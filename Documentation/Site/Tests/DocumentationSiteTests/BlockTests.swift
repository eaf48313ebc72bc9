import Foundation
import Testing

@testable import DocumentationSite

@Suite struct BlockTests {
  private let markup = Markup(
    target: { Markup.Target(link: "\($0).html", title: $0, isCode: true) },
    image: { Markup.Target(link: "images/\($0)", title: "A drawing") })

  private func html(_ json: String) throws -> String {
    try markup.html([JSONDecoder().decode(Block.self, from: Data(json.utf8))])
  }

  @Test(
    "Each kind of text becomes an element",
    arguments: [
      (#"{"type":"text","text":"a < b & \"c\""}"#, "a &lt; b &amp; &quot;c&quot;"),
      (#"{"type":"codeVoice","code":"a <> b"}"#, "<code>a &lt;&gt; b</code>"),
      (#"{"type":"emphasis","inlineContent":[{"type":"text","text":"n"}]}"#, "<em>n</em>"),
      (#"{"type":"strong","inlineContent":[{"type":"text","text":"n"}]}"#, "<strong>n</strong>"),
      (#"{"type":"reference","identifier":"x","isActive":true}"#, #"<a href="x.html"><code>x</code></a>"#),
      (#"{"type":"reference","identifier":"x","overridingTitle":"An x"}"#, #"<a href="x.html">An x</a>"#),
      (#"{"type":"image","identifier":"x.png"}"#, #"<img src="images/x.png" alt="A drawing">"#),
    ])
  func inlines(_ json: String, _ html: String) throws {
    #expect(try self.html(#"{"type":"paragraph","inlineContent":[\#(json)]}"#) == "<p>\(html)</p>")
  }

  @Test(
    "Each kind of block becomes an element",
    arguments: [
      (#"{"type":"heading","level":2,"text":"A & B","anchor":"A-B"}"#, #"<h2 id="a-b">A &amp; B</h2>"#),
      (
        #"{"type":"codeListing","syntax":"swift","code":["a < b // yes","let u = \"x://y\""]}"#,
        "<pre tabindex=\"0\"><code>a &lt; b<span class=\"comment\"> // yes</span>\n"
          + "let u = &quot;x://y&quot;</code></pre>"
      ),
      (#"{"type":"unorderedList","items":[{"content":[\#(Self.paragraph)]}]}"#, "<ul><li>p</li></ul>"),
      (
        #"{"type":"orderedList","start":3,"items":[{"content":[\#(Self.paragraph)]}]}"#,
        #"<ol start="3"><li>p</li></ol>"#
      ),
      (
        #"{"type":"termList","items":[{"term":{"inlineContent":[{"type":"text","text":"t"}]},"#
          + #""definition":{"content":[\#(Self.paragraph)]}}]}"#,
        "<dl><dt>t</dt><dd>p</dd></dl>"
      ),
      (
        #"{"type":"aside","style":"note","name":"Note","content":[\#(Self.paragraph)]}"#,
        #"<div class="aside" role="note"><p class="kind">Note</p><p>p</p></div>"#
      ),
      (#"{"type":"links","style":"list","items":["x"]}"#, #"<ul><li><a href="x.html"><code>x</code></a></li></ul>"#),
      (#"{"type":"thematicBreak"}"#, "<hr>"),
    ])
  func blocks(_ json: String, _ html: String) throws {
    #expect(try self.html(json) == html)
  }

  @Test("The first row of a table is its header")
  func table() throws {
    let json = #"{"type":"table","header":"row","rows":[[[\#(Self.paragraph)]],[[\#(Self.paragraph)]]]}"#
    #expect(
      try html(json).contains(#"<thead><tr><th scope="col">p</th></tr></thead><tbody><tr><td>p</td></tr></tbody>"#))
  }

  @Test(
    "Markdown that the site cannot show is an error",
    arguments: [
      #"{"type":"video","identifier":"x"}"#,
      #"{"type":"paragraph","inlineContent":[{"type":"superscript","inlineContent":[]}]}"#,
      #"{"type":"table","header":"row","rows":[],"extendedData":{}}"#,
    ])
  func unknown(_ json: String) {
    #expect(throws: DecodingError.self) { try html(json) }
  }

  private static let paragraph = #"{"type":"paragraph","inlineContent":[{"type":"text","text":"p"}]}"#
}
