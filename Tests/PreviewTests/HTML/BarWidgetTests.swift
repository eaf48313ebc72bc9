import Mod
import Preview
import TestSupport
import Testing
import Widgets

@Suite("Bars in HTML")
struct BarWidgetTests {
  @Test("A badge without a text is a dot")
  func emptyBadge() {
    let html = Preview.html(TabBar(.items([TabBarItem("A", .badgeValue(""))])))
    #expect(html.contains("min-height:18px") && html.contains("Badge"))
  }

  @Test("A navigation bar is a header with the back button, the title and the items, the first at the edge")
  func navigationBar() throws {
    let bar = NavigationBar(
      .items([
        NavigationItem("Shows"),
        NavigationItem(
          "Episodes", .prompt("Episode 123"), .rightBarButtonItems([BarButtonItem("Edit"), BarButtonItem("Add")])),
      ]))
    let page = try ParsedMarkup(Preview.html(bar))
    #expect(page["header"].count == 1 && page["h1"].count == 1)
    #expect(page.text.contains("Episode 123ShowsEpisodesAddEdit"))
  }

  @Test("A large title stands below the row, in its own style")
  func largeTitle() {
    let bar = NavigationBar(
      .prefersLargeTitles(true), .items([NavigationItem("Shows")]), .largeTitleTextAttributes(TextAttributes(.kern(1))))
    #expect(body(of: bar).hasSuffix(#"</div></div><h1 class="NavigationTitle large s1">Shows</h1></header>"#))
    let small = bar.with(.items([NavigationItem("Shows", .largeTitleDisplayMode(.never))]))
    #expect(body(of: small).contains(#"<h1 class="NavigationTitle">"#))
    #expect(body(of: NavigationBar()).contains("<h1") == false)
  }

  @Test("The back button has the title that the previous item sets")
  func back() {
    func bar(_ item: NavigationItem, _ top: NavigationItem = NavigationItem("b")) -> String {
      body(of: NavigationBar(.items([item, top])))
    }
    #expect(bar(NavigationItem("a")).contains("</i>a</button>"))
    #expect(bar(NavigationItem("a", .backButtonTitle("Home"))).contains("</i>Home</button>"))
    #expect(bar(NavigationItem()).contains("</i>Back</button>"))
    #expect(bar(NavigationItem("a", .backButtonDisplayMode(.generic))).contains("</i>Back</button>"))
    #expect(bar(NavigationItem("a", .backButtonDisplayMode(.minimal))).contains("aria-label=\"a\""))
    #expect(!bar(NavigationItem("a"), NavigationItem("b", .hidesBackButton(true))).contains("<button"))
    #expect(!bar(NavigationItem("a"), NavigationItem("b", .leftBarButtonItem(BarButtonItem("c")))).contains("</i>a"))
  }

  @Test("A title view replaces the title")
  func titleView() {
    let bar = NavigationBar(.items([NavigationItem("a", .titleView(SegmentedControl(["b"])))]))
    #expect(body(of: bar).contains("<fieldset") && !body(of: bar).contains("<h1"))
  }

  @Test("A toolbar has buttons, spaces and widgets")
  func toolbar() {
    let bar = Toolbar(
      .items([
        BarButtonItem("Save", .style(.done), .tintColor(.red), .width(80)), .flexibleSpace(), .fixedSpace(8),
        BarButtonItem(systemItem: .trash, .isEnabled(false)), BarButtonItem(systemItem: .done),
        BarButtonItem(customView: Label("c")), BarButtonItem("Gone", .isHidden(true)),
        BarButtonItem(
          "On", .isSelected(true), .style(.prominent), .accessibilityIdentifier("on"), .accessibilityHint("h")),
      ]))
    #expect(
      body(of: bar) == """
        <div class="Toolbar" role="toolbar"><button type="button" class="BarButton done s1">Save</button>\
        <i class="Flexible"></i><i class="Space s2"></i>\
        <button type="button" class="BarButton" aria-label="Delete" disabled>\
        <i class="Symbol s3" aria-hidden="true"></i></button>\
        <button type="button" class="BarButton done">Done</button><span class="Label">c</span>\
        <button type="button" class="BarButton prominent" id="on" data-testid="on" aria-description="h" \
        aria-pressed="true">On</button></div>
        """)
    #expect(style(of: bar) == "color:#FF0000;width:80px")
  }

  @Test("Each system item shows its symbol or its word", arguments: BarButtonItem.SystemItem.allCases)
  func systemItems(_ item: BarButtonItem.SystemItem) throws {
    let page = try ParsedMarkup(Preview.html(Toolbar(.items([BarButtonItem(systemItem: item)]))))
    let isSpace = item == .flexibleSpace || item == .fixedSpace
    #expect(page["button"].count == (isSpace ? 0 : 1))
    #expect(isSpace || page["button"][0].attributes["aria-label"] != nil || page.text.lowercased().contains("\(item)"))
  }

  @Test("Tabs say which of them is selected, and have badges")
  func tabBar() {
    let bar = TabBar(
      .selectedIndex(0), .unselectedItemTintColor(.blue),
      .items([
        TabBarItem(
          "Inbox", .image(Image(systemName: "tray")), .selectedImage(Image(systemName: "tray.fill")), .badgeValue("3"),
          .badgeColor(.red)),
        TabBarItem("Off", .isEnabled(false)),
      ]))
    #expect(
      body(of: bar) == """
        <div class="TabBar s1" role="tablist"><button type="button" class="Tab" role="tab" aria-selected="true">\
        <i class="Symbol s2" aria-hidden="true"></i>Inbox<b class="Badge s3">3</b></button>\
        <button type="button" class="Tab s4" role="tab" aria-selected="false" disabled>Off</button></div>
        """)
    // A title without an image stands where those with one do.
    #expect(style(of: bar, "s4") == "justify-content:flex-end;padding-block-end:3.5px")
  }

  @Test("Each system tab has a title and a symbol", arguments: TabBarItem.SystemItem.allCases)
  func systemTabs(_ item: TabBarItem.SystemItem) throws {
    let page = try ParsedMarkup(Preview.html(TabBar(.items([TabBarItem(systemItem: item)]))))
    #expect(page["i"].count == 1)
    #expect(page.text.replacing(" ", with: "").lowercased().contains("\(item)".lowercased()))
  }

  @Test("Symbols are drawn filled or in a circle by their suffix, and an unknown one as a frame")
  func signs() {
    func glyph(_ name: String) -> String { style(of: ImageView(Image(systemName: name))) ?? "" }
    #expect(glyph("star.fill").contains("fill='%23000'") && glyph("star").contains("fill='none'"))
    #expect(glyph("plus.circle").contains("%3Cg transform"))
    #expect(glyph("circle").contains("M12 2.5a9.5") && glyph("circle.fill").contains("fill='%23000'"))
    #expect(!glyph("plus.circle").contains("mask") && glyph("plus.circle.fill").contains("mask='url(%23m0)'"))
    #expect(glyph("no.such.sign") == glyph("none"))
  }
}
