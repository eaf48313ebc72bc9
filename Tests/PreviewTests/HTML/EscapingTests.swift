import Foundation
import Mod
import Preview
import TestSupport
import Testing
import Widgets

@Suite("Escaping of data in HTML")
struct EscapingTests {
  @Test(
    "Text is escaped, and parsed back unchanged", arguments: ["a & b < c > d \" e ' f", "&amp;", "</span>", "日本 & é"])
  func text(_ text: String) throws {
    let page = try ParsedMarkup(Preview.html(Label(text, .accessibilityLabel(text))))
    #expect(page.text.contains(text))
    #expect(page.first("class", "Label")?.attributes["aria-label"] == text)
  }

  @Test("Control characters are dropped, but for tabs and line feeds")
  func controls() throws {
    let page = try ParsedMarkup(
      Preview.html(Label("a\u{0}b\u{1B}c\u{7F}d\u{85}e\u{9F}f\r\ng\th\u{A0}i", .numberOfLines(0))))
    #expect(page.text.contains("abcdef\ng\th\u{A0}i"))
  }

  @Test("The name of a font cannot leave its quotes")
  func fontName() throws {
    let name = "Avenir\"; } </style><script>alert(1)</script> \\ \u{0D4E}\" { url(x)"
    let page = try ParsedMarkup(Preview.html(Label("Views", .font(Font(name: name, size: 17)))))
    #expect(page["script"].isEmpty)
    let families = "font-family:\"Avenir  stylescriptalert\\28 1\\29 script  \u{0D4E}  url\\28 x\\29 \",var(--system)"
    #expect(page.css.contains(families))
  }

  @Test(
    "A link leads to an address of the web, of mail or of a telephone only",
    arguments: [
      ("https://example.com/?a=1&b=2", true), ("mailto:ada@example.com", true), ("tel:+1555", true),
      ("JavaScript:alert(1)", false), ("data:text/html,x", false), ("file:///etc/passwd", false), ("/relative", false),
    ]
  )
  func links(_ address: String, isAllowed: Bool) throws {
    var text = AttributedString("here")
    text.link = URL(string: address)
    let page = try ParsedMarkup(Preview.html(Label(.attributedText(text))))
    #expect(page["a"].map { $0.attributes["href"] } == (isAllowed ? [address] : []))
    #expect(page.text.contains("here"))
  }

  @Test("Numbers that are not finite are written as 0")
  func numbers() {
    let view = View(.alpha(.nan), .layer.cornerRadius(.infinity), .frame(CGRect(x: 0, y: 0, width: 1e300, height: 1)))
    let html = Preview.html(view)
    #expect(html.contains("opacity:0"))
    #expect(html.contains("border-radius:0px"))
  }
}
