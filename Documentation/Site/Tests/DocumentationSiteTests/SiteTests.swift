import Foundation
import Testing

@testable import DocumentationSite

@Suite struct SiteTests {
  @Test("Members have anchors on the page of their type, and references lead to them, also to another module")
  func members() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.addModules()
    try fixture.add(
      "Other/Reading", title: "Reading", kind: nil,
      content: #"{"type":"paragraph","inlineContent":["#
        + #"{"type":"reference","identifier":"doc://swift-mod.Base/documentation/Base/Label/<>(_:_:)"},"#
        + #"{"type":"reference","identifier":"doc://swift-mod.Base/documentation/Base/Using#Steps"}]}"#)
    try Site(root: fixture.root, archives: fixture.archives).write(into: fixture.folder)

    let label = try fixture.page("base/label.html")
    #expect(label.contains(#"<section class="member" id="u3cu3e-_-_">"#))
    #expect(label.contains("<code>&lt;&gt;(_:_:)</code>"))
    let article = try fixture.page("other/reading.html")
    #expect(article.contains(##"<a href="../base/label.html#u3cu3e-_-_">"##))
    #expect(article.contains(##"<a href="../base/using.html#steps">"##))
    #expect(try fixture.page("other/mod.html").contains(#"<a href="../base/mod.html">Mod</a>"#))
    #expect(try fixture.page("base/mod.html").contains(#"<a href="../other/mod.html">Other</a>"#))
  }

  @Test("Each page of the gallery leads back, by one link however often the site is written")
  func gallery() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.addModules()
    let gallery = fixture.folder.appending(path: "gallery")
    try FileManager.default.createDirectory(at: gallery, withIntermediateDirectories: true)
    try Data("<html><body><p>Kit</p></body></html>".utf8).write(to: gallery.appending(path: "kit.html"))
    let site = try Site(root: fixture.root, archives: fixture.archives)
    try site.write(into: fixture.folder)
    try site.write(into: fixture.folder)
    let page = try fixture.page("gallery/kit.html")
    #expect(page.ranges(of: #"<a href="../gallery.html">"#).count == 1 && page.contains("<p>Kit</p>"))
    #expect(try LinkCheck.brokenLinks(in: fixture.folder).filter { $0.hasPrefix("gallery/") }.isEmpty)
  }

  @Test("Titles are escaped, and headings begin at the second level")
  func articles() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.addModules()
    try Site(root: fixture.root, archives: fixture.archives).write(into: fixture.folder)
    let page = try fixture.page("base/using.html")
    #expect(page.contains("<h1>Using &lt;it&gt; &amp; &quot;more&quot;</h1>"))
    #expect(page.contains(#"<h2 id="steps">Steps</h2>"#))
    #expect(!page.contains("Overview"))
  }

  @Test("The index has the styles of a type, with links to their documentation and to that of the type")
  func names() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.addModules()
    try Site(root: fixture.root, archives: fixture.archives).write(into: fixture.folder)
    let page = try fixture.page("names.html")
    #expect(page.contains(#"<h2><a href="base/label.html">Label</a></h2>"#))
    #expect(
      page.contains(
        "<h3>Styles</h3>\n<ul class=\"names\"><li><a href=\"other/mod.html#title\"><code>title</code></a></li></ul>"))
    #expect(page.contains("<code>&lt;&gt;</code>"))
    #expect(page.contains(##"<p class="note">Also those of <a href="#Textual">Textual</a></p>"##))
    #expect(page.ranges(of: "Also those of").count == 1)
  }

  @Test("The search has pages, the first of overloads, headings, and the questions of tables")
  func search() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.addModules()
    try fixture.add(
      "Base/Label/<>(_:_:)-2", title: "<>(_:_:)", kind: "op", symbol: "s:op2", tokens: Fixture.token("func"))
    try fixture.write("# Home\n\n## More\n\n| Q | A |\n|---|---|\n| Why? | So. |\n| No. | |", to: "README.md")
    try Site(root: fixture.root, archives: fixture.archives).write(into: fixture.folder)
    let script = try fixture.page("search-index.js")
    #expect(script.contains(#"["base/label.html","Label","Kind of Base"]"#))
    #expect(script.contains(#""u3cu3e-_-_","<>(_:_:)"]"#) && script.ranges(of: "<>(_:_:)").count == 1)
    #expect(script.contains(#","steps","Steps"]"#))
    #expect(script.contains(#","more","Why?"]"#) && !script.contains("No."))
  }

  @Test("The search has the words of articles and guides, each once below its heading")
  func words() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.addModules()
    try fixture.write(
      "# Home\n\nDark mode, a **Dark** one.\n\n## Data\n\n- In `SQLite`\n\n```swift\nlet store\n```", to: "README.md")
    try Site(root: fixture.root, archives: fixture.archives).write(into: fixture.folder)
    let script = try fixture.page("search-index.js")
    #expect(
      script.contains(#""Home","Guide","dark mode one"]"#) && script.contains(#""data","Data","let sqlite store"]"#))
  }

  @Test("Guides are listed in the reading order, and their addresses have dashes")
  func order() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    let guides = try Guides(root: fixture.root).guides
    #expect(
      guides.map(\.source).prefix(4) == [
        "README.md", "Documentation/ReadingOrder.md", "Server/README.md", "Benchmarks/README.md",
      ])
    #expect(guides.contains { $0.path == "articles/examples-liveserver.html" })
  }

  @Test("Guides link to pages; a source file is only named, and a file that is missing is an error")
  func guides() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.addModules()
    try Site(root: fixture.root, archives: fixture.archives).write(into: fixture.folder)
    #expect(
      try fixture.page("index.html").contains("<p><a href=\"benchmarks.html#benchmarks\">Benchmarks</a>, source</p>"))
    #expect(try fixture.page("read.html").contains(##"<a href="base/using.html#steps">Using</a>"##))

    try fixture.write("# Home\n\n[Nothing](Nowhere.md)", to: "README.md")
    #expect(throws: SiteError.self) {
      try Site(root: fixture.root, archives: fixture.archives).write(into: fixture.folder)
    }
  }

  @Test("A type with many constrained members has a page for each constraint")
  func constraints() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.addModules()
    for number in 1...50 {
      try fixture.add(
        "Other/Base/Mod/style\(number)", title: "style\(number)", kind: "property", symbol: "s:\(number)",
        constraint: number.isMultiple(of: 2) ? "Label" : "View", tokens: Fixture.token("static"))
    }
    try Site(root: fixture.root, archives: fixture.archives).write(into: fixture.folder)
    let page = try fixture.page("other/mod.html")
    #expect(page.contains(#"<a href="mod-root-is-label.html">Root is Label</a> <span class="note">26</span>"#))
    #expect(try fixture.page("other/mod-root-is-view.html").contains(#"id="style1""#))
    #expect(try fixture.page("names.html").contains(##"<a href="other/mod-root-is-label.html#style2">"##))
  }

  @Test("The file with a part that the site would lose is named")
  func lossy() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.add("Base", title: "Base", kind: "module", content: #"{"type":"video"}"#)
    #expect { try Site(root: fixture.root, archives: fixture.archives) } throws: {
      "\($0)".contains("Base.doccarchive/data/documentation/") && "\($0)".contains("video")
    }
  }
}
