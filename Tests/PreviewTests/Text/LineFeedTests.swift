import Foundation
import Mod
import Preview
import Terminal
import Testing
import Widgets

/// The texts of widgets that have one line, in all previews.
@Suite("Line feeds in texts of one line")
struct LineFeedTests {
  private func drawn(_ widget: any Widget) -> [String] {
    Preview.svg(widget).matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }

  private static let widgets: [any Widget] = [
    Button("Save\nnow"), Label("Save\nnow"), Label("Save\r\nnow"), TextField(.text("Save\nnow")),
    TextField(.placeholder("Save\nnow")), SearchBar(.text("Save\nnow")), SearchBar(.placeholder("Save\nnow")),
    Button(.attributedTitle(AttributedString("Save\nnow"))),
    Toolbar(.items([BarButtonItem("Save\r\nnow"), BarButtonItem("Next")])), TabBar(.items([TabBarItem("Save\nnow")])),
    NavigationBar(.items([NavigationItem("Save\nnow")])), SegmentedControl(["Save\nnow"]),
    NavigationBar(.items([NavigationItem("Save\nnow"), NavigationItem("Next")])),
    NavigationBar(.items([NavigationItem("Next", .prompt("Save\nnow"))])),
    SearchBar(.scopeButtonTitles(["Save\nnow"]), .showsScopeBar(true)), SearchBar(.prompt("Save\nnow")),
    PickerView(.components([["Save\nnow"]])),
  ]

  @Test("Line feeds are spaces, alike in pages, drawings and terminals", arguments: widgets.indices)
  func spaces(index: Int) {
    let widget = Self.widgets[index]
    #expect(drawn(widget).contains("Save now"), "\(widget): \(drawn(widget))")
    let cells = Preview.terminal(widget, width: 40, color: false)
    #expect(cells.contains("Save now"), "\(cells)")
    let page = body(of: widget)
    #expect(page.contains("Save now") && !page.contains("Save\nnow"), "\(page)")
  }

  @Test("A text with line feeds is truncated as one line")
  func cut() {
    #expect(Preview.terminal(Button("Save\nnow"), width: 7, color: false) == "[Save…]")
    #expect(Preview.terminal(Label("Save\nnow"), width: 7, color: false) == "Save n…")
    #expect(Preview.terminal(Label("Save\nnow"), width: 8, color: false) == "Save now")
  }

  @Test("A last line that ends with a line feed gets an ellipsis if more text follows")
  func lastLine() {
    let label = Label("a\nb\nc", .numberOfLines(2))
    #expect(drawn(label) == ["a", "b…"])
    #expect(Preview.terminal(label, width: 9, color: false) == "a\nb…")
    #expect(Preview.html(label).contains(">a\nb…\nc<"))
    #expect(Preview.html(label.with(.numberOfLines(3))).contains(">a\nb\nc<"))
    #expect(Preview.html(label.with(.lineBreakMode(.byClipping))).contains(">a\nb\nc<"))
    #expect(drawn(label.with(.lineBreakMode(.byTruncatingHead))) == ["a", "…b c"])
  }

  @Test("A huge number of a control is written with an exponent")
  func hugeNumbers() {
    let stepper = Stepper(.maximumValue(.infinity), .value(1e308))
    #expect(Preview.text(stepper).hasPrefix("Stepper 1e+308"))
    #expect(Preview.text(Slider(.maximumValue(1e308), .value(1e308))).hasPrefix("Slider 1e+308"))
  }
}
