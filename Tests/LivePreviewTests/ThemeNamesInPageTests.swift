import Styles
import Testing

@testable import LivePreview

@MainActor
@Suite("Themes whose types have the same name in a live page")
struct ThemeNamesInPageTests {
  private enum First {
    struct Brand: Theme {
      var accent = Color(hex: 0x110000)
      var size = 10.0
      static let standard = Brand()
      static let night = Brand(accent: Color(hex: 0x1100FF), size: 30)
    }
  }

  private enum Second {
    struct Brand: Theme {
      var accent = Color(hex: 0x002200)
      var size = 12.0
      static let standard = Brand()
      static let night = Brand(accent: Color(hex: 0x0022FF), size: 32)
    }
  }

  private func first() -> Label {
    Label(
      "a", .key("a"), .textColor(.token(\First.Brand.accent)),
      .font(.systemFont(ofSize: .token(\First.Brand.size))))
  }

  private func second() -> Label {
    Label(
      "b", .key("b"), .textColor(.token(\Second.Brand.accent)),
      .font(.systemFont(ofSize: .token(\Second.Brand.size))))
  }

  private static let firstStyle = "font-size:calc(var(--Brand-size,10)*1px);color:var(--Brand-accent,#110000)"
  private static let secondStyle = "font-size:calc(var(--Brand2-size,12)*1px);color:var(--Brand2-accent,#002200)"

  @Test("A theme that is shown later gets a number in its name, and the names of others stay")
  func later() throws {
    let theme = Var(First.Brand.night)
    let page = ThemedPage(VStack(.theme(theme)) { first() })
    try page.tree.update(to: VStack(.theme(theme)) { [first(), second()] })
    try page.update()
    #expect(page.browser.look.contains(Self.firstStyle) && page.browser.look.contains(Self.secondStyle))
    #expect(page.browser.look.contains("--Brand-accent:#1100FF;--Brand-size:30"))
    #expect(!page.browser.look.contains("--Brand2-accent:"))
    theme.set(.standard)
    try page.update()
    #expect(page.browser.look.contains("--Brand-accent:#110000;--Brand-size:10"))
    // The page keeps the names, whichever theme is shown first by now.
    try page.tree.update(to: VStack(.theme(Second.Brand.night)) { second() })
    try page.browser.apply(page.renderer.patches())
    #expect(page.browser.look.contains(Self.secondStyle))
    #expect(page.browser.look.contains("--Brand2-accent:#0022FF;--Brand2-size:32"))
  }
}
