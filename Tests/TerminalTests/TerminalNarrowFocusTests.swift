import Foundation
import LiveTesting
import Mod
import Testing
import Widgets

@testable import Terminal

@Suite("The focus in a narrow terminal")
@MainActor struct TerminalNarrowFocusTests {
  private static let names = ["First", "Second", "Third", "Fourth", "Fifth"]

  /// Returns what looks focused after each key, without the blanks around it.
  private func focus(_ widget: some WidgetConvertible, _ keys: KeyPress..., columns: Int = 20) -> [String] {
    let stage = Stage(LiveTree(widget), width: columns, height: 8)
    return keys.map { key in
      stage.press(key)
      return stage.terminal.reversed.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("A toolbar scrolls to its focused item, and shows at which sides there are more")
  func toolbar() {
    let items = Self.names.map { BarButtonItem($0) }
    let bar = VStack {
      Button("Top")
      Toolbar(.items(items))
    }
    #expect(focus(bar, .tab, .tab, .tab, .tab, .tab) == Self.names)
    #expect(focus(bar, .tab + .shift, .tab + .shift, .tab + .shift) == ["Fifth", "Fourth", "Third"])
    let stage = Stage(LiveTree(bar), width: 20, height: 8)
    #expect(stage.text.contains("First  Second  Thir…"))
    stage.press(.tab, .tab, .tab)
    #expect(stage.text.contains("…") && stage.text.contains("Third…"), "\(stage.text)")
    stage.press(.tab, .tab)
    #expect(stage.text.contains("Fourth  Fifth"), "\(stage.text)")
  }

  @Test("A click reaches the items at their scrolled positions")
  func clicks() throws {
    let log = Var("")
    let items = Self.names.map { name in BarButtonItem(name) { log.set(name) } }
    let stage = Stage(LiveTree(VStack { Toolbar(.items(items)) }), width: 20, height: 8)
    stage.press(.tab + .shift)
    try stage.click("Fifth")
    #expect(log.value == "Fifth")
    try stage.click("Fourth")
    #expect(log.value == "Fourth")
  }

  @Test("A navigation bar truncates its back button's title, and then scrolls to the focused item")
  func navigationBar() {
    func screen(_ count: Int) -> NavigationController {
      let top = ViewController(
        "Top",
        .navigationItem.rightBarButtonItems(Self.names.prefix(count).reversed().map { BarButtonItem($0) })
      ) { Label("Text") }
      return NavigationController(.viewControllers([ViewController("A long way back"), top]))
    }
    let short = Stage(LiveTree(screen(1)), width: 20, height: 8)
    #expect(short.text.contains("‹ A long way…  First"), "\(short.text)")
    let stage = Stage(LiveTree(screen(5)), width: 20, height: 8)
    var focused: Set<String> = []
    for _ in 0..<6 {
      stage.press(.tab)
      focused.insert(stage.terminal.reversed.trimmingCharacters(in: .whitespaces))
    }
    #expect(focused == Set(Self.names + ["‹"]), "\(focused)")
  }

  @Test("A compact date picker without space for both shows its day or its time, whichever is focused")
  func dates() {
    let picker = VStack {
      Button("Before")
      DatePicker(.datePickerMode(.dateAndTime))
      Button("After")
    }
    #expect(focus(picker, .tab, .tab, .tab) == ["[ No date ]", "[ No time ]", "[      After       ]"])
  }

  @Test("Segments and dots that do not all fit show the selected one")
  func choices() {
    let segments = (1...9).map { SegmentedControl.Segment("\($0)") }
    #expect(focus(VStack { SegmentedControl(segments) }, .end).first == "[9]")
    #expect(focus(VStack { SegmentedControl(segments, .selectedSegmentIndex(8)) }, .home).first == "[1]")
    #expect(focus(VStack { PageControl(.numberOfPages(30)) }, .end) == ["●"])
  }

  @Test("Each wheel of a date picker has space in a narrow terminal")
  func wheels() {
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    let picker = DatePicker(
      .datePickerMode(.dateAndTime), .preferredDatePickerStyle(.wheels), .date(noon), .timeZone(.gmt))
    #expect(focus(VStack { picker }, .right, .right, .right) == ["12", "00", "PM"])
  }
}
