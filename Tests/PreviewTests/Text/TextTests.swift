import Foundation
import Mod
import OwnControls
import Preview
import Testing
import Widgets

@Suite("Text")
struct TextTests {
  @Test("Each widget is a line, indented by two spaces more than its container")
  func eachWidgetIsALineTwoSpacesFurtherInThanItsContainer() {
    let tree = VStack(spacing: 8) {
      Label("Views", .font(.headline))
      HStack {
        Switch(.isOn(true))
      }
    }
    #expect(
      Preview.text(tree) == """
        StackView column spacing: 8.0
          Label "Views" font: .headline
          StackView row
            Switch on
        """)
  }

  @Test("States are words after the text")
  func statesAreWordsAfterTheText() {
    #expect(Preview.text(Button("Save", .isEnabled(false), .isSelected(true))) == #"Button "Save" disabled selected"#)
    #expect(Preview.text(Label("Views", .isHidden(true), .isEnabled(false))) == #"Label "Views" hidden disabled"#)
    #expect(Preview.text(Button("Go", .isHighlighted(true), .tag(3))) == #"Button "Go" highlighted tag: 3"#)
  }

  @Test("Identifiers follow a hash, and are quoted unless they are one word")
  func identifiersFollowAHashAndAreQuotedUnlessAWord() {
    #expect(Preview.text(View(.accessibilityIdentifier("form.save-1"))) == "View #form.save-1")
    #expect(Preview.text(View(.accessibilityIdentifier("two words"))) == #"View #"two words""#)
  }

  @Test(
    arguments: [
      (View(.padding(20)), "View padding: 20.0"),
      (View(.padding(h: 16, v: 8), .tag(1)), "View tag: 1, padding: (h: 16.0, v: 8.0)"),
      (View(.padding(h: 16)), "View padding: (h: 16.0)"),
      (View(.padding(v: 8)), "View padding: (v: 8.0)"),
      (View(.padding(top: 8)), "View padding.top: 8.0"),
      (View(.padding(top: 8, leading: 4)), "View padding: (top: 8.0, leading: 4.0)"),
      (View(.padding(top: 8, leading: 4, trailing: 4)), "View padding: (top: 8.0, leading: 4.0, trailing: 4.0)"),
      (View(.padding(8), .margins(top: 8)), "View padding: 8.0, margins.top: 8.0"),
      (Button(.contentEdgeInsets(EdgeInsets(4))), "Button contentEdgeInsets: 4.0"),
    ] as [(any Widget, String)])
  func sidesAreOneProperty(_ widget: any Widget, _ line: String) {
    #expect(Preview.text(widget) == line)
  }

  @Test("Keys of widgets are printed")
  func keysAreTold() {
    #expect(Preview.text(Label("Ada", .key(7))) == #"Label "Ada" key: 7"#)
  }

  @Test("Roles are printed if they differ from those of the widget types")
  func rolesAreToldWhereTheKindDoesNot() {
    #expect(Preview.text(Label("Views", .accessibilityTraits([.staticText, .header]))) == #"Label "Views" (heading)"#)
    #expect(Preview.text(Button("Views", .accessibilityTraits(.button))) == #"Button "Views""#)
    #expect(Preview.text(View(.accessibilityTraits([.button, .selected]))) == "View (button, selected)")
  }

  @Test("A line feed in a text does not start a line")
  func textStaysOnOneLine() {
    #expect(Preview.text(Label("two\nlines \"quoted\"")) == #"Label "two\nlines \"quoted\"""#)
  }

  @Test(
    arguments: [
      (Slider(.value(0.25)), "Slider 0.25"),
      (Stepper(.value(3), .stepValue(0.5)), "Stepper 3 stepValue: 0.5"),
      (ProgressView(.progress(0.4)), "ProgressView 40%"),
      (ActivityIndicatorView(.isAnimating(true)), "ActivityIndicatorView spinning"),
      (ActivityIndicatorView(), "ActivityIndicatorView still"),
      (PageControl(.numberOfPages(5), .currentPage(1)), "PageControl 2 of 5"),
      (SegmentedControl(["Day", "Week"], .selectedSegmentIndex(1)), "SegmentedControl Day [Week]"),
      (PickerView(.components([["1", "2"], []]), .selectRow(1, inComponent: 0)), #"PickerView "2" "–""#),
      (DatePicker(.date(Date(timeIntervalSince1970: 0))), "DatePicker 1970-01-01T00:00:00Z"),
      (ImageView(Image(systemName: "star")), #"ImageView "star""#),
      (TextField(.text("Ada"), .placeholder("Name")), #"TextField "Ada" placeholder: "Name""#),
      (TextField(.text("key"), .isSecureTextEntry(true)), #"TextField "•••" isSecureTextEntry: true"#),
      (TextView(.text("Notes")), #"TextView "Notes""#),
      (SearchBar(.text("Ada")), #"SearchBar "Ada""#),
      (Switch(), "Switch off"),
      (Button(.image(Image(systemName: "plus"))), #"Button "plus""#),
    ] as [(any Widget, String)])
  func valuesAreToldAsTheyAreShown(widget: any Widget, line: String) {
    #expect(Preview.text(widget).hasPrefix(line))
  }

  @Test("Bars print their items")
  func barsTellTheirItems() {
    let bar = NavigationBar(
      .items([
        NavigationItem("Home"),
        NavigationItem("Users", .rightBarButtonItems([BarButtonItem("Edit"), BarButtonItem(systemItem: .add)])),
      ]))
    #expect(Preview.text(bar) == #"NavigationBar ‹ Home "Users" Add Edit"#)
    let tabs = TabBar(
      .items([TabBarItem("Home"), TabBarItem(systemItem: .search, .badgeValue("3"))]), .selectedIndex(1))
    #expect(Preview.text(tabs) == "TabBar Home [Search](3)")
    let tools = Toolbar(
      .items([BarButtonItem(systemItem: .trash), .flexibleSpace(), BarButtonItem(customView: Switch())]))
    #expect(Preview.text(tools) == "Toolbar Delete … Switch\n  Switch off")
  }

  @Test("Components print their bodies")
  @MainActor func componentsShowTheirBodies() {
    #expect(
      Preview.text(VStack { NameValue(name: "Views", value: "1000").with(.tag(3)) }) == """
        StackView column
          NameValue name: "Views", value: "1000", tag: 3
            StackView row
              Label "Views"
              Label "1000"
        """)
  }

  @Test("Previewable widgets print their preview")
  func previewableWidgetsShowWhatTheyLookLike() {
    #expect(
      Preview.text(Gauge(.accessibilityIdentifier("fuel"))) == """
        Gauge #fuel
          ProgressView 50%
        """)
  }

  @Test("Bar items that are not visible are not listed")
  func hiddenItems() {
    let (shown, hidden) = (BarButtonItem("Shown"), BarButtonItem("Gone", .isHidden(true)))
    #expect(Preview.text(Toolbar(.items([shown, hidden]))) == "Toolbar Shown")
    let item = NavigationItem(.title("Views"), .leftBarButtonItems([hidden]), .rightBarButtonItems([hidden, shown]))
    #expect(Preview.text(NavigationBar(.items([item]))) == #"NavigationBar "Views" Shown"#)
  }

  @Test("Momentary segments do not look selected")
  func momentary() {
    let control = SegmentedControl(["A", "B"], .isMomentary(true), .selectedSegmentIndex(1))
    #expect(Preview.text(control).hasPrefix("SegmentedControl A B"))
  }

  @Test("Long lines continue in the next lines")
  func longLines() {
    let color = Color(
      light: Color(hex: 0x111111), dark: Color(hex: 0xF2F2F2), highContrastLight: .black, highContrastDark: .white)
    let button = Button(
      "Save", .titleColor(color), .backgroundColor(color), .tintColor(color), .layer.borderColor(color),
      .layer.shadowColor(color))
    let lines = Preview.text(VStack { button }).split(separator: "\n")
    #expect(lines.count > 2 && lines.allSatisfy { $0.count <= 200 })
    #expect(lines[1].hasPrefix("  Button \"Save\"") && lines.dropFirst(2).allSatisfy { $0.hasPrefix("    ") })
  }

  @Test("Colors are rounded to whole bytes, also nested ones, and those outside of sRGB show their components")
  func colors() {
    let odd = Color(light: Color(red: 0.07, green: 0.07, blue: 0.1), dark: Color(white: 0.95))
    #expect(Preview.text(Label("a", .textColor(odd))) == "Label \"a\" textColor: Color(light: #12121A, dark: #F2F2F2)")
    let shadows = [ShadowLayer(color: Color(white: 0.3, alpha: 0.5), y: 2)]
    #expect(Preview.text(View(.layer.shadows(shadows))).contains("#4D4D4D.withAlphaComponent(0.5)"))
    let shade = Color.black.withAlphaComponent(26.0 / 255)
    #expect(Preview.text(Label("a", .textColor(shade))) == "Label \"a\" textColor: #0000001A")
    #expect("\(shade)" == ".black.withAlphaComponent(\(26.0 / 255))")
    let faded = Color.systemRed.withAlphaComponent(26.0 / 255)
    #expect(Preview.text(Label("a", .textColor(faded))).hasSuffix("textColor: .systemRed.withAlphaComponent(0.1)"))
    #expect(Preview.text(Label("a", .textColor(.white.withAlphaComponent(0.12345)))).hasSuffix("(0.123)"))
    #expect(Preview.text(Label("a", .textColor(.white.withAlphaComponent(0.2)))).hasSuffix("(0.2)"))
    let wide = Color(displayP3Red: 1, green: 0, blue: 0)
    #expect(Preview.text(View(.backgroundColor(wide))).contains("displayP3Red: 1.0"))
    #expect("\(odd)".contains("red: 0.07"))
  }

  @Test("Numbers have at most three decimals in previews, and are exact in descriptions")
  func numbers() {
    let view = View(.width(100.0 / 3), .alpha(2.0 / 3), .layer.shadows([ShadowLayer(color: .black, y: 1.0 / 3)]))
    let text = Preview.text(view)
    #expect(text.contains("33.333") && text.contains("alpha: 0.667") && text.contains("y: 0.333"), "\(text)")
    #expect(!text.contains("0.3333") && !text.contains("33.3333"))
    #expect("\(view)".contains("33.333333"))
  }
}
