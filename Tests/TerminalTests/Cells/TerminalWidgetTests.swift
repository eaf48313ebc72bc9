import Foundation
import Layout
import Mod
import Terminal
import Testing
import Widgets

@Suite("Each widget in a terminal")
struct TerminalWidgetTests {
  private static let date = Date(timeIntervalSince1970: 1_763_720_000)

  @Test(
    arguments: [
      (Switch(), "○──"),
      (Slider(.value(0), .minimumValueImage(Image(systemName: "minus"))), "− ●───────"),
      (Slider(.value(1), .maximumValueImage(Image(systemName: "plus"))), "━━━━━━━● +"),
      (Stepper(.value(0)), "[ −│+ ]"),
      (
        Stepper(
          .decrementImage(Image(systemName: "chevron.down")), .incrementImage(Image(systemName: "chevron.up")),
          .dividerImage(Image(systemName: "circle"))),
        "[ ▾○▴ ]"
      ),
      (ProgressView(.progress(0.3)), "███░░░░░░░"),
      (ActivityIndicatorView(.isAnimating(true)), "    ◌"),
      (ActivityIndicatorView(), ""),
      (PageControl(.numberOfPages(3), .currentPage(1)), "  ○ ● ○"),
      (PageControl(.numberOfPages(1), .hidesForSinglePage(true)), ""),
      (SegmentedControl(["a", "b"], .isMomentary(true), .selectedSegmentIndex(0)), " a  │  b"),
      (SegmentedControl(["a", "b"], .dividerImage(Image(systemName: "chevron.right"))), " a  ›  b"),
      (ImageView(Image(systemName: "star.fill")), "    ★"),
      (ImageView(Image(systemName: "star")), "    ☆"),
      (ImageView(Image(systemName: "circle.fill")), "    ●"),
      (ImageView(Image(systemName: "checkmark.circle.fill")), "    ✓"),
      (ImageView(Image(systemName: "unheard.of")), "    ◇"),
      (ImageView(Image(named: "me")), "┌────────┐\n│   me   │\n└────────┘"),
      (ImageView(), ""),
      (TextField(.text("Ada"), .clearButtonMode(.always)), "Ada      ×"),
      (TextField(.text("Ada"), .textAlignment(.center)), "   Ada"),
      (TextField(.text("key"), .isSecureTextEntry(true), .textAlignment(.right)), "       •••"),
      (TextField(.text("A"), .leftView(ImageView(Image(systemName: "lock"))), .leftViewMode(.always)), "▣ A"),
      (TextView(.text("one two three")), "one two\nthree"),
      (TextView(.text("one two three"), .contentInset(EdgeInsets(top: 20, left: 16))), "\n  one two\n  three"),
      (TextView(.text("one two"), .textContainerInset(EdgeInsets(top: 8, left: 16, right: 24))), "  one\n  two"),
      (TextView(.text("key"), .isSecureTextEntry(true)), "•••"),
      (SearchBar(.text("key"), .isSecureTextEntry(true)), "( ⌕ •••  )"),
      (SearchBar(.placeholder("Find")), "( ⌕ Find )"),
      (Button(type: .contactAdd), "[   +    ]"),
      (Button("Much too long"), "[Much to…]"),
      (Button("Go", .image(Image(systemName: "play"))), "[  ▹ Go  ]"),
      (PickerView(.components([["1", "2", "3"]]), .selectRow(1, inComponent: 0)), "    1\n▸   2    ◂\n    3"),
      (Label("a\nb", .numberOfLines(0)), "a\nb"),
      (Label(), ""),
    ] as [(any Widget, String)])
  func widgetsShow(widget: any Widget, text: String) {
    #expect(Preview.terminal(widget, width: 10, color: false) == text)
  }

  @Test("A back button has the tint of its item, or else the inherited one")
  func backTint() {
    func bar(_ tint: Color?) -> String {
      let item = BarButtonItem("P", .tintColor(tint))
      let bar = NavigationBar(.items([NavigationItem("P", .backBarButtonItem(item)), NavigationItem("Q")]))
      return Preview.terminal(bar.with(.tintColor(.systemGreen)), width: 20, color: true)
    }
    #expect(bar(nil) == bar(.systemGreen) && bar(nil) != bar(.systemRed))
  }

  @Test(
    "Date pickers show their date in each style",
    arguments: [
      (DatePicker(.date(date)), "[ Nov 21, 2025 ] [ 10:13 AM ]"),
      (DatePicker(.date(date), .datePickerMode(.date)), "[ Nov 21, 2025 ]"),
      (DatePicker(.date(date), .datePickerMode(.time)), "[ 10:13 AM ]"),
      (
        DatePicker(.date(date), .datePickerMode(.yearAndMonth)),
        "    October         2024\n▸   November        2025     ◂\n    December        2026"
      ),
      (
        DatePicker(.datePickerMode(.countDownTimer), .countDownDuration(3900)),
        "    0 hours        4 min\n▸   1 hours        5 min     ◂\n    2 hours        6 min"
      ),
      (DatePicker(), "[ No date ] [ No time ]"), (DatePicker(.datePickerMode(.time)), "[ No time ]"),
      (DatePicker(.datePickerMode(.date)), "[ No date ]"),
      (
        DatePicker(.date(date), .preferredDatePickerStyle(.inline)),
        """
        November 2025          ‹  ›
         SU  MO  TU  WE  TH  FR  SA
                                  1
          2   3   4   5   6   7   8
          9  10  11  12  13  14  15
         16  17  18  19  20 [21] 22
         23  24  25  26  27  28  29
         30
        [ 10:13 AM ]
        """
      ),
    ])
  func datePickersShow(picker: DatePicker, text: String) {
    #expect(Preview.terminal(picker, width: 30, color: false) == text)
  }

  @Test("Navigation bars show their title and items")
  func navigationBarsShow() {
    let bar = NavigationBar(
      .items([
        NavigationItem("Home"), NavigationItem("Users", .rightBarButtonItem(BarButtonItem(systemItem: .add))),
      ]))
    #expect(Preview.terminal(bar, width: 20, color: false) == "‹ Home Users       +\n────────────────────")
    let large = NavigationBar(.prefersLargeTitles(true), .items([NavigationItem("Inbox")]))
    #expect(Preview.terminal(large, width: 6, color: false) == "\nInbox\n──────")
  }

  @Test("Toolbars show their items")
  func toolbarsShow() {
    let bar = Toolbar(
      .items([
        BarButtonItem(systemItem: .trash), .flexibleSpace(), BarButtonItem("Go"), .flexibleSpace(), BarButtonItem("x"),
      ]))
    #expect(Preview.terminal(bar, width: 12, color: false) == "────────────\n⌫    Go    x")
  }

  @Test("Tab bars show their tabs")
  func tabBarsShow() {
    let bar = TabBar(
      .items([TabBarItem("Home"), TabBarItem(systemItem: .search, .badgeValue("3"))]), .selectedIndex(0))
    #expect(
      Preview.terminal(bar, width: 30, color: false) == String(repeating: "─", count: 30)
        + "\n    [Home]      ⌕ Search (3)")
  }

  @Test("Tabs that do not fit are clipped at the ends, and the selected one is in view", arguments: [0, 4, 8])
  func manyTabs(selected: Int) {
    let bar = TabBar(.items((0..<9).map { TabBarItem("Tab no. \($0)") }), .selectedIndex(selected))
    let lines = Preview.terminal(bar, width: 40, color: false).split(separator: "\n").map(String.init)
    #expect(lines.count == 2 && lines[1].count <= 40, "\(lines)")
    #expect(lines[1].contains("[Tab no. \(selected)]"), "\(lines)")
    #expect(lines[1].hasPrefix("…") == (selected > 0) && lines[1].hasSuffix("…") == (selected < 8), "\(lines)")
  }

  @Test("Titles of tabs that fit together, but not into equal parts, are shown whole")
  func unequalTabs() {
    let bar = TabBar(.items([TabBarItem("A"), TabBarItem("A much longer title"), TabBarItem("B")]), .selectedIndex(0))
    let text = Preview.terminal(bar, width: 32, color: false)
    #expect(text.contains("[A]") && text.contains("A much longer title") && text.contains("B"), "\(text)")
  }

  @Test("Search bars show their field, buttons and scopes")
  func searchBarsShowWhatBelongsToThem() {
    let bar = SearchBar(
      .prompt("Users"), .text("Ada"), .showsCancelButton(true), .showsScopeBar(true),
      .scopeButtonTitles(["All", "New"]))
    #expect(
      Preview.terminal(bar, width: 20, color: false) == """
               Users
        ( ⌕ Ada     ) Cancel
          [All]  │   New
        """)
  }

  @Test("A time picker without a calendar takes one line")
  func time() {
    let picker = DatePicker(.datePickerMode(.time), .preferredDatePickerStyle(.inline))
    let text = Preview.terminal(
      VStack {
        picker; Label("Below")
      }, width: 30, color: false)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2, "\(text)")
  }
}
