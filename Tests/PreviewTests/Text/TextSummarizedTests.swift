import Mod
import Preview
import Testing
import Widgets

@Suite("Items in text")
struct TextSummarizedTests {
  @Test("Selected items are in brackets, and disabled ones are marked")
  func statesOfItems() {
    let items = [
      BarButtonItem("Off", .isEnabled(false)), BarButtonItem("Sel", .isSelected(true)),
      BarButtonItem(systemItem: .add, .isEnabled(false), .isSelected(true)),
    ]
    #expect(Preview.text(Toolbar(.items(items))) == "Toolbar Off (disabled) [Sel] [Add] (disabled)")
    let item = NavigationItem("T", .leftBarButtonItems([items[0]]), .rightBarButtonItems([items[1]]))
    #expect(Preview.text(NavigationBar(.items([item]))) == #"NavigationBar Off (disabled) "T" [Sel]"#)
    let tabs = [TabBarItem("A", .badgeValue("3"), .isEnabled(false)), TabBarItem("B", .isEnabled(false))]
    let bar = TabBar(.items(tabs), .selectedIndex(0))
    #expect(Preview.text(bar) == "TabBar [A](3) (disabled) B (disabled)")
    #expect(Preview.text(SegmentedControl([.init("A", .isEnabled(false)), "B"])) == "SegmentedControl A (disabled) B")
  }

  @Test("An item without a text is named by its label for assistive technology, or else by its image")
  func images() {
    let star = BarButtonItem(.image(Image(systemName: "star")))
    let labeled = BarButtonItem(.image(Image(systemName: "star")), .accessibilityLabel("Fav"))
    let titled = BarButtonItem("Like", .accessibilityLabel("Fav"))
    #expect(Preview.text(Toolbar(.items([star, labeled, titled]))) == "Toolbar star Fav Like")
    let item = NavigationItem("T", .rightBarButtonItems([labeled, titled]))
    #expect(Preview.text(NavigationBar(.items([item]))) == #"NavigationBar "T" Like Fav"#)
    let tab = TabBarItem(.image(Image(systemName: "star")), .accessibilityLabel("Fav"))
    #expect(Preview.text(TabBar(.items([tab]))) == "TabBar Fav")
  }

  @Test("A title view is named by its type, and the title is not printed")
  func viewsInPlaceOfTitles() {
    let view = Label("Shown")
    let tools = Toolbar(.items([BarButtonItem("Gone", .customView(view))]))
    #expect(Preview.text(tools) == "Toolbar Label\n  Label \"Shown\"")
    let bar = NavigationBar(.items([NavigationItem("Gone", .titleView(view), .rightBarButtonItem(BarButtonItem("X")))]))
    #expect(Preview.text(bar) == "NavigationBar Label X\n  Label \"Shown\"")
  }

  @Test("A system item has its title in place of its own, and a back button without a title is an arrow")
  func systemItems() {
    let tools = Toolbar(.items([BarButtonItem("Mine", .systemItem(.refresh)), BarButtonItem(systemItem: .fixedSpace)]))
    #expect(Preview.text(tools) == "Toolbar Refresh _")
    #expect(Preview.text(TabBar(.items([TabBarItem("Mine", .systemItem(.topRated))]))) == "TabBar Top Rated")
    let bar = NavigationBar(.items([NavigationItem("A", .backButtonDisplayMode(.minimal)), NavigationItem("B")]))
    #expect(Preview.text(bar) == #"NavigationBar ‹ "B""#)
  }
}
