import Foundation
import Testing

@testable import DocumentationSite

@Suite struct LinkCheckTests {
  @Test("Links to files and anchors that are missing, and out of the folder, are found")
  func broken() throws {
    let fixture = try Fixture()
    defer { fixture.remove() }
    try fixture.write(
      """
      <h1 id="a&amp;b">A</h1> <a href="#a&amp;b"></a> <a href="#no"></a> <a href="b/c.html#c"></a>
      <a href="b/c.html#d"></a>
      <a href="../README.md"></a> <a href="https://example.org/#x"></a> <img src="no.png"> <a href="b"></a>
      """, to: "site/index.html")
    try fixture.write("<a id=\"c\" href=\"../index.html\"></a>", to: "site/b/c.html")
    #expect(
      try LinkCheck.brokenLinks(in: fixture.folder).sorted() == [
        "index.html: #no", "index.html: ../README.md", "index.html: b", "index.html: b/c.html#d", "index.html: no.png",
      ])
  }
}
