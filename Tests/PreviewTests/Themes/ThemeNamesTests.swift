import Preview
import Testing
import Widgets

private enum First {
  struct Brand: Theme {
    var accent = Color(hex: 0x110000)
    static let standard = Brand()
    static let night = Brand(accent: Color(hex: 0x1100FF))
  }
}

private enum Second {
  struct Brand: Theme {
    var accent = Color(hex: 0x002200)
    static let standard = Brand()
    static let night = Brand(accent: Color(hex: 0x0022FF))
  }
}

private struct Brand2: Theme {
  var accent = Color(hex: 0x000033)
  static let standard = Brand2()
}

@Suite("Themes whose types have the same name") struct ThemeNamesTests {
  @Test("A page numbers themes whose types have the same name, in the order of their first use")
  func names() {
    let page = Preview.html(
      VStack(.theme(First.Brand.night)) {
        Label("a", .textColor(.token(\First.Brand.accent)))
        Label("b", .textColor(.token(\Second.Brand.accent)), .while(.hovered, .alpha(0.5)))
        VStack(.theme(Second.Brand.night)) { Label("c", .textColor(.token(\Second.Brand.accent))) }
        Label("d", .textColor(.token(\Brand2.accent)))
      })
    #expect(page.contains("{--Brand-accent:#1100FF}") && page.contains("color:var(--Brand-accent,#110000)"))
    #expect(page.contains("{--Brand2-accent:#0022FF}") && page.contains("color:var(--Brand2-accent,#002200)"))
    #expect(page.contains("color:var(--Brand22-accent,#000033)"))
  }

  @Test("A theme has no number in a page without another theme of the same name")
  func usual() {
    let page = Preview.html(VStack(.theme(Second.Brand.night)) { Label("c", .textColor(.token(\Second.Brand.accent))) })
    #expect(page.contains("{--Brand-accent:#0022FF}") && page.contains("color:var(--Brand-accent,#002200)"))
  }
}
