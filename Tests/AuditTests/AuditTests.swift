import Audit
import Foundation
import Mod
import Testing
import Widgets

@Suite("An audit")
struct AuditTests {
  @Test(
    "A control without a name is found, and not one that is named",
    arguments: [
      TextField(), TextView(), Switch(), Slider(), Stepper(), SegmentedControl(["Day"]), PageControl(),
      DatePicker(), PickerView(), ProgressView(), Button(.image(Image(systemName: "star"))),
      View(.accessibilityTraits(.button)),
    ] as [any Widget]
  )
  func names(_ widget: any Widget) {
    #expect(Preview.audit(widget).map(\.rule) == [.name])
    var named = widget
    named.accessibilityLabel = "Name"
    #expect(Preview.audit(named) == [])
    named.accessibilityLabel = "  "
    #expect(Preview.audit(named).map(\.rule) == [.name])
  }

  @Test(
    "The text that a control shows is its name",
    arguments: [
      TextField(.placeholder("Name")), SearchBar(.placeholder("Find")), SearchBar(), Switch(.title("On")),
      Button(type: .infoLight),
      Button(type: .system, .title("Go"), .titleColor(.label)), TextView(.text("Notes"), .isEditable(false)),
    ] as [any Widget]
  )
  func shownNames(_ widget: any Widget) {
    // The system's color of placeholders has too little contrast.
    #expect(Preview.audit(widget).filter { $0.property != "placeholderColor" } == [])
  }

  @Test("A bar item needs a name, unless it is a space or a system item")
  func items() {
    let item = BarButtonItem(nil, .image(Image(systemName: "star")))
    let bars: [any Widget] = [
      Toolbar(.items([.flexibleSpace(), item, BarButtonItem(systemItem: .add)])),
      NavigationBar(.items([NavigationItem(.rightBarButtonItem(item))])),
      TabBar(.items([TabBarItem(systemItem: .more), TabBarItem(nil, .image(Image(systemName: "star")))])),
      SegmentedControl([SegmentedControl.Segment(), "Day"], .accessibilityLabel("Span")),
    ]
    #expect(bars.map { Preview.audit($0).map(\.rule) } == [[.name], [.name], [.name], [.name]])
    #expect(Preview.audit(bars[0])[0].path == "Toolbar/0")
    #expect(Preview.audit(Toolbar(.items([item.with(.accessibilityLabel("Favourite"))]))) == [])
  }

  @Test("The titles of the items of a bar, a prompt and a back button have enough contrast")
  func contrastOfItems() {
    func found(_ bar: any Widget) -> [String] {
      Preview.audit(bar).map { "\($0.path) \($0.property)" }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
    let (ink, pale) = (Color(light: .black, dark: .white), Color.gray)
    let grey = TextAttributes(.foregroundColor(pale))
    let items = [BarButtonItem("a", .tintColor(pale)), BarButtonItem("b"), .flexibleSpace()]
    #expect(found(Toolbar(.tintColor(ink), .items(items))) == ["Toolbar/0 tintColor"])
    #expect(found(Toolbar(.tintColor(pale), .items([BarButtonItem("b", .isEnabled(false))]))) == [])
    #expect(
      found(Toolbar(.tintColor(.black), .items([BarButtonItem("b", .style(.prominent))]), .barTintColor(.black))) == [])
    let colored = BarButtonItem("b", .titleTextAttributes(grey))
    #expect(found(Toolbar(.items([colored]), .barTintColor(pale))) == ["Toolbar/0 titleTextAttributes"])
    let item = NavigationItem("b", .rightBarButtonItems([BarButtonItem("c", .tintColor(pale))]))
    #expect(
      found(NavigationBar(.tintColor(ink), .items([NavigationItem("a"), item]))) == ["NavigationBar/0 tintColor"])
    #expect(
      found(NavigationBar(.tintColor(pale), .items([NavigationItem("a"), NavigationItem("b")])))
        == ["NavigationBar tintColor"])
    let tabs = [TabBarItem("a"), TabBarItem("b", .badgeValue("3"), .badgeColor(.systemYellow)), TabBarItem("c")]
    #expect(found(TabBar(.tintColor(ink), .items(tabs), .selectedIndex(0))) == ["TabBar/1 badgeColor"])
    #expect(
      found(TabBar(.tintColor(pale), .unselectedItemTintColor(ink), .items([tabs[0], tabs[2]]), .selectedIndex(1)))
        == ["TabBar/1 tintColor"])
    #expect(found(Toolbar(.barStyle(.black), .tintColor(.white), .items([BarButtonItem("b")]))) == [])
  }

  @Test("A picture that matters needs a description")
  func pictures() {
    let picture = ImageView(Image(named: "portrait"))
    #expect(Preview.audit(picture) == [])
    #expect(Preview.audit(picture.with(.isAccessibilityElement(true))).map(\.rule) == [.imageDescription])
    #expect(Preview.audit(picture.with(.isAccessibilityElement(true), .accessibilityLabel("Ada"))) == [])
  }

  @Test("Two widgets of one identifier are found, with where the second is")
  func identifiers() {
    let tree = StackView(
      .arrangedSubviews([
        Label("a", .accessibilityIdentifier("x")), View(.subviews([Label("b", .accessibilityIdentifier("x"))])),
      ])
    )
    #expect(
      Preview.audit(tree).map(\.description) == ["StackView/1.View/0.Label: Another widget is called \"x\" too."])
  }

  @Test("Low contrast between a text and its background is found, with a lower limit for large text")
  func contrast() {
    #expect(Preview.audit(Label("Views")) == [])
    #expect(Preview.audit(Label("Views", .textColor(.gray))).map(\.rule) == [.contrast])
    #expect(Preview.audit(Label("Views", .textColor(.gray), .font(.largeTitle))) == [])
    #expect(Preview.audit(Label("Views", .textColor(.gray)), minimumContrast: 3) == [])
    #expect(Preview.audit(Label("", .textColor(.white))) == [])
  }

  @Test("The contrast is that of the Web Content Accessibility Guidelines")
  func ratio() {
    let finding = Preview.audit(Label("Views", .textColor(.systemBlue))).first
    #expect(finding?.message == "The contrast of text is 4.02 in a light interface, and less than 4.5.")
  }

  @Test("Translucent backgrounds are blended with those behind them")
  func grounds() {
    let label = Label("Views", .textColor(.white))
    let dark = View(.backgroundColor(.black), .subviews([label]))
    #expect(Preview.audit(dark) == [])
    let veil = View(.backgroundColor(Color.white.withAlphaComponent(0.9)), .subviews([label]))
    #expect(Preview.audit(View(.backgroundColor(.black), .subviews([veil]))).map(\.rule) == [.contrast, .contrast])
  }

  @Test("Text is checked only in the interface styles in which it is shown")
  func styles() {
    let label = Label("Views", .textColor(.white))
    #expect(Preview.audit(label).count == 1)
    #expect(Preview.audit(View(.overrideUserInterfaceStyle(.dark), .subviews([label]))) == [])
  }

  @Test("The contrast of disabled and of hidden widgets is not checked")
  func exempt() {
    let label = Label("Views", .textColor(.white))
    #expect(Preview.audit(label.with(.isEnabled(false))) == [])
    #expect(Preview.audit(label.with(.isHidden(true))) == [])
  }

  @Test("The title of a tinted button is checked on the tint color that the button inherits")
  func tint() {
    let button = Button(type: .system, .title("Go"))
    #expect(Preview.audit(button).map(\.rule) == [.contrast])
    #expect(Preview.audit(View(.tintColor(.label), .subviews([button]))) == [])
    #expect(Preview.audit(Button("Go")).map(\.rule) == [.contrast])
  }

  @Test("Each attributed part of a text is checked on the background of its own")
  func pieces() {
    var text = AttributedString("White")
    text.foregroundColor = .white
    #expect(Preview.audit(Label(.attributedText(text))).map(\.rule) == [.contrast])
    text.backgroundColor = .black
    #expect(Preview.audit(Label(.attributedText(text))) == [])
  }

  @Test("Widgets beside the text of fields and in bars are audited, too")
  func slots() {
    let pale = Label("Views", .textColor(.systemGray6), .overrideUserInterfaceStyle(.light))
    let trees: [any Widget] = [
      TextField(.leftView(pale), .accessibilityLabel("Name")), Toolbar(.items([BarButtonItem(customView: pale)])),
      NavigationBar(.items([NavigationItem(nil, .titleView(pale))])),
      NavigationBar(
        .titleTextAttributes(TextAttributes(.foregroundColor(.systemGray6))), .items([NavigationItem("Views")]),
        .overrideUserInterfaceStyle(.light)),
    ]
    #expect(trees.map { Preview.audit($0).map(\.rule) } == [[.contrast], [.contrast], [.contrast], [.contrast]])
  }
}
