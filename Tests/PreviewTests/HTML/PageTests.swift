import Audit
import Foundation
import Mod
import Preview
import TestSupport
import Testing
import Widgets

@Suite("A page of HTML")
struct PageTests {
  @Test("A page is a complete document, without external resources and scripts")
  func whole() throws {
    let html = Preview.html(Label("Views"), as: .page(title: "Episode"))
    let page = try ParsedMarkup(html)
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page["title"].count == 1)
    #expect(
      page.first("http-equiv", "Content-Security-Policy")?.attributes["content"]?.hasPrefix("default-src 'none'")
        == true)
    #expect(page["script"].isEmpty && page["link"].isEmpty && page["img"].isEmpty)
    #expect(page.text.contains("Episode") && page.text.contains("Views"))
  }

  @Test("The title of a page is that of the first navigation bar, if none is given")
  func title() throws {
    let screen = View(.subviews([NavigationBar(.items([NavigationItem("Shows"), NavigationItem("Episodes")]))]))
    #expect(Preview.html(screen).contains("<title>Episodes</title>"))
    #expect(Preview.html(View()).contains("<title>Preview</title>"))
  }

  @Test("Language, direction, style and background of a page are those of the outermost widget")
  func outermost() {
    let screen = View(
      .accessibilityLanguage("ar"), .semanticContentAttribute(.forceRightToLeft), .overrideUserInterfaceStyle(.dark),
      .backgroundColor(.black)
    )
    let html = Preview.html(screen)
    #expect(html.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(html.contains("\nhtml{background:#000000;color-scheme:dark}"))
  }

  @Test("A page is as wide as the outermost widget, if that has a width")
  func width() {
    let wide = View(.frame(CGRect(x: 0, y: 0, width: 900, height: 400)))
    #expect(Preview.html(wide).contains("main{width:fit-content;max-width:none}"))
    #expect(!Preview.html(View()).contains("fit-content"))
  }

  @Test("A page is as wide as a phone, unless its root needs more or the caller gives a width")
  func greatestWidth() {
    func width(_ html: String) -> Substring? { html.matches(of: /main{[^}]*max-width:([^;}]+)/).last?.1 }
    let narrow = VStack { Label("a") }
    #expect(width(Preview.html(narrow)) == "430px")
    #expect(width(Preview.html(narrow, width: 1440)) == "1440px")
    #expect(Preview.html(narrow, title: "A", width: 1440).contains("<title>A</title>"))
    #expect((Double(width(Preview.html(narrow, width: .infinity))?.dropLast(2) ?? "") ?? 0) > 10_000)
    #expect(width(Preview.html(narrow.with(.width(max: 900)))) == "900px")
    #expect(width(Preview.html(narrow.with(.width(900), .margins(h: 10, v: 0)))) == "920px")
    #expect(width(Preview.html(narrow.with(.width(min: 900)))) == "900px")
    #expect(width(Preview.html(narrow.with(.width(200)))) == "430px")
    #expect(width(Preview.html(narrow.with(.width(max: 900)), width: 500)) == "500px")
  }

  @Test("An infinite length is not written as a limit")
  func infinite() {
    for length: Mod<StackView> in [.width(max: .infinity), .height(max: .infinity), .width(.infinity)] {
      let html = Preview.html(VStack(length) { Label("a") })
      #expect(html.matches(of: /(width|height):0px/).isEmpty)
      #expect(!Preview.html(VStack { VStack(length) { Label("a") } }).contains("flex:none}"))
    }
  }

  @Test("The same tree is written as the same bytes")
  func stable() {
    #expect(Preview.html(Screens.form) == Preview.html(Screens.form))
  }

  @Test("A fragment is one element whose rules apply to itself only")
  func fragment() throws {
    let html = Preview.html(Label("Views", .accessibilityIdentifier("views")), as: .fragment)
    let fragment = try ParsedMarkup(html)
    #expect(fragment.elements.filter { $0.depth == 0 }.map(\.name) == ["div"])
    #expect(fragment.css.hasPrefix("@scope{"))
    #expect(fragment.first("data-testid", "views")?.attributes["id"] == nil)
  }

  @Test("A page has only the rules of the widget types in it")
  func rules() throws {
    let page = try ParsedMarkup(Preview.html(Label("Views")))
    #expect(page.css.contains(".Label{"))
    #expect(!page.css.contains(".Button"))
    #expect(!page.css.contains("--systemGreen"))
  }

  @Test("Each class of an element has a rule, except for that of system buttons")
  func classes() throws {
    let page = try ParsedMarkup(Preview.html(Screens.form))
    let classes = Set(page.elements.flatMap { $0.attributes["class"]?.split(separator: " ") ?? [] })
    #expect(classes.count > 20)
    #expect(classes.filter { !page.css.contains(".\($0)") } == ["system"])
  }

  @Test("Cached markup of a widget is used only for one that is equal in everything but its content")
  func again() throws {
    let sizes = [20, 21, 22, 23, 24, 25, 20, 25, 21].map(Double.init)
    let labels = sizes.map { Label("\($0)", .font(.systemFont(ofSize: $0))) }
    let stacks = [StackView(.arrangedSubviews([Label("a")])), StackView()]
    let tree = StackView(.arrangedSubviews(Children(labels + stacks)))
    let page = try ParsedMarkup(Preview.html(tree))
    let numbers = [1, 2, 3, 4, 5, 6, 1, 6, 2]
    #expect(page["span"].map { $0.attributes["class"] } == numbers.map { "Label s\($0)" } + ["Label"])
    #expect(page["div"].map(\.depth) == [3, 4, 4])
    let placed = Label("a", .embedPosition(.center))
    let twice = StackView(.arrangedSubviews([placed, View(.subviews([placed]))]))
    #expect(body(of: twice).contains(#"<span class="Label s1">"#))
  }

  @Test("Equal styles share a class, numbered by first occurrence")
  func sharing() throws {
    let html = Preview.html(
      StackView(
        .arrangedSubviews([
          Label("a", .textColor(.systemRed)), Label("b"), Label("c", .font(.title1)),
          Label("d", .textColor(.systemRed)),
        ])
      )
    )
    let page = try ParsedMarkup(html)
    #expect(page["span"].map { $0.attributes["class"] } == ["Label s1", "Label", "Label s2", "Label s1"])
    #expect(page.css.contains(".s1{color:light-dark(#FF3B30,#FF453A)}\n.s2{font-size:28px}\n"))
  }

  @Test("The audit of a well-made form finds nothing")
  func form() {
    #expect(Preview.audit(Screens.form).filter { $0.rule != .contrast } == [])
  }
}
