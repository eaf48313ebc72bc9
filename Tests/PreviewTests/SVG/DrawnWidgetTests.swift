import Foundation
import Mod
import Testing
import Widgets

@testable import Layout
@testable import Preview

@Suite("Each widget drawn")
struct DrawnWidgetTests {
  private static let date = Date(timeIntervalSince1970: 1_763_720_000)

  /// The drawing of a widget, and the number of its elements of a kind.
  private func count(_ element: String, in widget: any Widget, width: Double = 320) -> Int {
    let drawing =
      Preview.svg(widget, width: width, appearance: .light)
      .components(separatedBy: "</style>").last?.components(separatedBy: "</defs>").last ?? ""
    return drawing.components(separatedBy: "<\(element) ").count - 1
  }

  private func texts(in widget: any Widget, width: Double = 320) -> [String] {
    Preview.svg(widget, width: width, appearance: .light).components(separatedBy: "</text>").dropLast()
      .compactMap { $0.components(separatedBy: ">").last }
  }

  @Test("A disabled widget is faded as a whole, as in a page")
  func disabled() {
    for (widget, opacity) in [
      (Switch(.isEnabled(false)), 0.5), (Slider(.isEnabled(false)), 0.5), (Stepper(.isEnabled(false)), 0.5),
      (SearchBar(.isEnabled(false)), 0.5), (SegmentedControl(["A", "B"], .isEnabled(false)), 0.4),
      (SegmentedControl(["A", .init("B", .isEnabled(false))]), 0.4), (Label("A", .isEnabled(false)), 0.4),
      (TabBar(.items([TabBarItem("A", .isEnabled(false))])), 0.35),
    ] as [(any Widget, Double)] {
      let drawing = Preview.svg(widget)
      #expect(drawing.components(separatedBy: "opacity=\"\(opacity.short)\"").count == 2, "\(type(of: widget))")
    }
    let bars = [SearchBar(.text("A")), SearchBar(.text("A"), .isEnabled(false))]
    #expect(count("circle", in: bars[0]) == count("circle", in: bars[1]) + 1)
    let item = Preview.svg(Toolbar(.items([BarButtonItem("A", .isEnabled(false))])), appearance: .light)
    #expect(item.contains("fill:#007aff;fill-opacity:0.35"))
  }

  @Test("Views and layers with a higher position are in front")
  func depths() {
    func colors(_ first: Double, _ second: Double) -> [Substring] {
      let stack = ZStack {
        View(.backgroundColor(Color(hex: 0xAA0000)), .layer.zPosition(first))
        View(.backgroundColor(Color(hex: 0xBB0000)), .layer.zPosition(second))
      }
      let layers = View(
        .layer.sublayers([
          Layer(.backgroundColor(Color(hex: 0xAA0000)), .zPosition(first)),
          Layer(.backgroundColor(Color(hex: 0xBB0000)), .zPosition(second)),
        ]))
      let drawings = [stack, layers].map { widget in
        let drawing = Preview.svg(widget, appearance: .light)
        let names = drawing.matches(of: /\.(\w+){fill:#(aa|bb)0000}/).map { ($0.output.1, $0.output.2) }
        return drawing.matches(of: /class="(\w+)"/).compactMap { match in
          names.first { $0.0 == match.output.1 }?.1
        }
      }
      #expect(drawings[0] == drawings[1])
      return drawings[0]
    }
    #expect(colors(0, 0) == ["aa", "bb"])
    #expect(colors(5, 0) == ["bb", "aa"])
    #expect(colors(0, -1) == ["bb", "aa"])
  }

  @Test("A transform is around the anchor point of the layer")
  func anchors() {
    let view = View(.size(width: 40, height: 20), .transform(Transform(scaleX: 2, y: 2)))
    #expect(Preview.svg(ZStack { view }, width: 40).contains("translate(20 10) matrix(2 0 0 2 0 0) translate(-20 -10)"))
    let corner = Preview.svg(ZStack { view.with(.layer.anchorPoint(CGPoint(x: 1, y: 0))) }, width: 40)
    #expect(corner.contains("translate(40 0) matrix(2 0 0 2 0 0) translate(-40 0)"))
  }

  @Test("A large title has neither background nor line, and a black bar has both in every preview")
  func grounds() {
    func bar(_ mods: Mod<NavigationBar>...) -> NavigationBar {
      NavigationBar(Mod(list: mods), .items([NavigationItem("A")]))
    }
    #expect(count("rect", in: bar()) == 3)
    #expect(count("rect", in: bar(.prefersLargeTitles(true))) == 1)
    #expect(count("rect", in: bar(.prefersLargeTitles(true), .barTintColor(.systemRed))) == 2)
    let black = SearchBar(.barStyle(.black), .placeholder("A"))
    #expect(Preview.svg(black, appearance: .light).contains("fill:#000000"))
    #expect(Preview.html(black).contains("background-color:#000000"))
    let minimal = black.with(.searchBarStyle(.minimal))
    #expect(!Preview.html(minimal).contains("color-scheme:dark;"))
  }

  @Test("The back button has the tint of its item, and the prompt always the same color")
  func backTint() {
    let back = NavigationItem("A", .backBarButtonItem(BarButtonItem("B", .tintColor(.systemRed))))
    let bar = NavigationBar(.items([back, NavigationItem("C", .prompt("P"))]))
    #expect(Preview.svg(bar, appearance: .light).contains("fill:#ff3b30"))
    #expect(Preview.html(bar).contains("color:light-dark(#FF3B30"))
    #expect(Preview.text(bar).contains(#"NavigationBar ‹ B "C" prompt: "P""#))
    let prompt = NavigationBar(.items([NavigationItem(nil, .prompt("P"))]))
    #expect(!Preview.svg(prompt, appearance: .light).contains("fill:#000000"))
  }

  // The ground of the screen is a rectangle too.
  @Test(
    arguments: [
      (Switch(.isOn(true)), 2, 1, 0),
      (Slider(.value(0.5)), 3, 1, 0),
      (Slider(.minimumValueImage(Image(systemName: "minus")), .maximumValueImage(Image(systemName: "plus"))), 3, 1, 2),
      (Stepper(), 3, 0, 2),
      (ProgressView(), 2, 0, 0),
      (ProgressView(.progress(0.5), .progressViewStyle(.bar)), 3, 0, 0),
      (ActivityIndicatorView(.isAnimating(true)), 1, 0, 8),
      (ActivityIndicatorView(.hidesWhenStopped(false), .style(.large)), 1, 0, 8),
      (ActivityIndicatorView(), 1, 0, 0),
      (PageControl(.numberOfPages(3)), 1, 3, 0),
      (
        PageControl(
          .numberOfPages(2), .backgroundStyle(.prominent), .preferredIndicatorImage(Image(systemName: "star"))), 2, 0, 2
      ),
      (PageControl(.numberOfPages(1), .hidesForSinglePage(true)), 1, 0, 0),
      (SegmentedControl(["a", "b", "c"], .selectedSegmentIndex(0)), 4, 0, 0),
      (SegmentedControl([.init(Image(systemName: "star"))], .isMomentary(true)), 2, 0, 1),
      (ImageView(Image(systemName: "star")), 1, 0, 1),
      (ImageView(Image(systemName: "plus.circle"), .contentMode(.center)), 1, 0, 2),
      (ImageView(Image(named: "me")), 2, 0, 1),
      (ImageView(), 1, 0, 0),
      (TextField(), 1, 0, 0),
      (TextField(.borderStyle(.line)), 2, 0, 0),
      (TextField(.borderStyle(.bezel)), 2, 0, 0),
      (TextField(.borderStyle(.roundedRect), .text("a"), .clearButtonMode(.always)), 2, 1, 1),
      (TextField(.rightView(Switch()), .rightViewMode(.always)), 2, 1, 0),
      (TextField(.leftView(Switch()), .leftViewMode(.unlessEditing)), 2, 1, 0),
      (SearchBar(), 2, 0, 1),
      (SearchBar(.showsBookmarkButton(true), .barTintColor(.systemRed), .prompt("Users")), 3, 0, 2),
      (Button(type: .close), 1, 0, 2),
      (Button("Save", .backgroundImage(Image(named: "ground"))), 2, 0, 1),
      (DatePicker(.date(date)), 3, 0, 0),
      (DatePicker(.date(date), .preferredDatePickerStyle(.inline)), 1, 1, 2),
      (DatePicker(.date(date), .preferredDatePickerStyle(.wheels)), 2, 0, 0),
      (Divider(), 2, 0, 0),
    ] as [(any Widget, Int, Int, Int)])
  func widgetsAreMadeOfShapes(widget: any Widget, rectangles: Int, circles: Int, paths: Int) {
    #expect(count("rect", in: widget) == rectangles)
    #expect(count("circle", in: widget) == circles)
    #expect(count("path", in: widget) == paths)
  }

  @Test(
    arguments: [
      (Label("Views"), ["Views"]),
      (Button("Save", .image(Image(systemName: "star"))), ["Save"]),
      (SegmentedControl(["Day", "Week"]), ["Day", "Week"]),
      (TextField(.placeholder("Name")), ["Name"]),
      (TextField(.text("key"), .isSecureTextEntry(true)), ["•••"]),
      (TextView(.text("Notes")), ["Notes"]),
      (SearchBar(.text("Ada"), .showsCancelButton(true), .prompt("Users")), ["Users", "Cancel", "Ada"]),
      (
        SearchBar(.placeholder("Find"), .scopeButtonTitles(["All", "New"]), .showsScopeBar(true)),
        ["Find", "All", "New"]
      ),
      (ImageView(Image(named: "portrait")), ["portrait"]),
      (PickerView(.components([["1", "2", "3", "4"]])), ["1", "2", "3"]),
      (DatePicker(.date(date)), ["Nov 21, 2025", "10:13 AM"]),
      (
        DatePicker(.date(date), .preferredDatePickerStyle(.wheels), .datePickerMode(.time)).with(.tag(1)),
        [
          "8", "9", "10", "11", "12", "11", "12", "13", "14", "15", "AM", "PM",
        ]
      ),
    ] as [(any Widget, [String])])
  func widgetsShowTheirTexts(widget: any Widget, texts: [String]) {
    #expect(self.texts(in: widget) == texts)
  }

  @Test("Navigation bars show a back button, a title and items")
  func navigationBarsShowTheWayBackATitleAndItems() {
    let bar = NavigationBar(
      .items([
        NavigationItem("Home"),
        NavigationItem("Users", .rightBarButtonItems([BarButtonItem("Edit"), BarButtonItem(systemItem: .add)])),
      ]))
    #expect(texts(in: bar) == ["Home", "Edit", "Users"])
    #expect(count("path", in: bar) == 2)
  }

  @Test("Navigation bars show large titles, prompts and widgets")
  func navigationBarsShowLargeTitlesPromptsAndWidgets() {
    let large = NavigationBar(.prefersLargeTitles(true), .items([NavigationItem("Inbox", .prompt("Hint"))]))
    #expect(texts(in: large) == ["Hint", "Inbox"])
    #expect(Preview.svg(large).contains("viewBox=\"0 0 375 126\""))
    let item = NavigationItem(
      "x", .titleView(Label("View")), .leftBarButtonItem(BarButtonItem(customView: Label("Left"))))
    #expect(texts(in: NavigationBar(.items([item]))) == ["Left", "View"])
    #expect(texts(in: NavigationBar()) == [])
  }

  @Test("Toolbars distribute their items")
  func toolbarsSpreadTheirItems() {
    let bar = Toolbar(
      .items([BarButtonItem("a"), .flexibleSpace(), BarButtonItem("b"), .fixedSpace(10), BarButtonItem("c")]))
    #expect(texts(in: bar) == ["a", "b", "c"])
  }

  @Test("Tab bars show items and badges")
  func tabBarsShowItemsAndBadges() {
    let bar = TabBar(
      .items([
        TabBarItem("Home", .image(Image(systemName: "house"))), TabBarItem(systemItem: .search, .badgeValue("3")),
      ]),
      .selectedIndex(0))
    #expect(texts(in: bar) == ["Home", "Search", "3"])
    #expect(count("path", in: bar) == 2)
  }

  @Test("Tab bars give each item the same share of their width")
  func tabBarsShareTheirWidth() {
    let bar = TabBar(.items((0..<4).map { _ in TabBarItem(nil, .image(Image(systemName: "star"))) }))
    let places = Preview.svg(bar, width: 400, appearance: .light).components(separatedBy: "translate(").dropFirst()
    #expect(places.map { $0.prefix { $0 != " " } } == ["38", "138", "238", "338"])
  }

  @Test("Only symbols that show a direction are mirrored, and only in right-to-left languages")
  func symbolsAreMirrored() {
    func isMirrored(_ widget: any Widget, isRightToLeft: Bool) -> Bool {
      Preview.svg(widget, appearance: .light, isRightToLeft: isRightToLeft).contains("scale(-")
    }
    let bar = NavigationBar(.items([NavigationItem("Home"), NavigationItem("Users")]))
    let star = ImageView(Image(systemName: "star"))
    #expect(isMirrored(bar, isRightToLeft: true) && !isMirrored(bar, isRightToLeft: false))
    #expect(!isMirrored(star, isRightToLeft: true) && !isMirrored(star, isRightToLeft: false))
  }

  @Test("Labels shrink their font if they are allowed to")
  func labelsShrinkWhereTheyMay() {
    let label = Label("a text of many words", .adjustsFontSizeToFitWidth(true), .minimumScaleFactor(0.5))
    #expect(texts(in: label, width: 100) == ["a text of many words"])
  }

  @Test("Buttons without a background are visible")
  func buttonsWithoutAGroundAreSeen() {
    #expect(Preview.svg(Button("Save"), appearance: .light).contains("fill:#007aff"))
    #expect(Preview.svg(Button("Save", .role(.destructive)), appearance: .light).contains("fill:#ff3b30"))
    #expect(!Preview.svg(Button("Save", .backgroundColor(.systemRed)), appearance: .light).contains("fill:#007aff"))
  }

  @Test("The content of a button follows its alignment")
  func buttonContentStandsByItsAlignment() {
    func x(_ alignment: ContentHorizontalAlignment, isRightToLeft: Bool = false) -> String? {
      Preview.svg(
        Button("Save", .contentHorizontalAlignment(alignment)), width: 200, appearance: .light,
        isRightToLeft: isRightToLeft
      ).components(separatedBy: " x=\"").last?.components(separatedBy: "\"").first
    }
    #expect(x(.leading) == "0")
    #expect(x(.left) == "0")
    #expect(x(.trailing) == x(.right))
    #expect(x(.left, isRightToLeft: true) == "0")
    #expect(x(.leading, isRightToLeft: true) == x(.trailing))
  }

  @Test("Blank lines of a text have a height")
  func blankLines() {
    let heights = ["one\ntwo", "one\n\ntwo", "one\n\n\ntwo\n"].map { text in
      LayoutNode(TextView(.text(text)), ruler: PointRuler(), isRightToLeft: false).size().height
    }
    let line = TextMetrics.lineHeight(of: TextView().font)
    #expect(heights[1] - heights[0] == line && heights[2] - heights[1] == 2 * line)
  }

  @Test("A symbol with a size of its own is placed by the content mode", arguments: [false, true])
  func contentModes(isRightToLeft: Bool) throws {
    func place(_ mode: ContentMode) throws -> String {
      let view = ImageView(Image(systemName: "star"), .contentMode(mode), .size(width: 100, height: 60))
      let drawing = Preview.svg(view, width: 100, appearance: .light, isRightToLeft: isRightToLeft)
      return String(try #require(drawing.firstMatch(of: /transform="translate\(([^)]*)\)/)).output.1)
    }
    let places = try ContentMode.allCases.filter { !$0.isScaling }.map(place)
    #expect(Set(places).count == places.count, "\(places)")
    #expect(try place(.topLeft).hasPrefix("0 ") == place(.left).hasPrefix("0 "))
  }

  @Test("A calendar is drawn only for the date mode, and days beyond the limits are dimmed")
  func calendars() throws {
    func picker(_ mode: DatePicker.Mode) -> DatePicker {
      DatePicker(
        .date(Self.date), .datePickerMode(mode), .preferredDatePickerStyle(.inline), .minimumDate(Self.date))
    }
    #expect(texts(in: picker(.time)).count == 1)
    let drawing = Preview.svg(picker(.date), appearance: .light)
    func paint(_ day: Int) throws -> Substring {
      let pattern = try Regex("class=\"([^\"]*)\"[^>]*>\(day)</text>")
      let match = try #require(drawing.firstMatch(of: pattern))
      return match.output[1].substring ?? ""
    }
    #expect(try paint(20) != paint(22))
    #expect(try paint(22) == paint(23))
  }
}
