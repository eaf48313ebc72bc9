import Mod
import Preview
import Terminal
import TestSupport
import Testing
import Widgets

@Suite("Parts of disabled controls")
struct DisabledPartsTests {
  private let bar = SearchBar(
    .isEnabled(false), .showsCancelButton(true), .scopeButtonTitles(["A", "B"]), .showsScopeBar(true))

  @Test("The button and the scopes of a disabled search bar look disabled in all previews")
  func searchBar() throws {
    let page = try ParsedMarkup(Preview.html(bar))
    #expect(page["button"].map { $0.attributes["disabled"] } == [""])
    #expect(page["fieldset"].map { $0.attributes["disabled"] } == [""])
    let enabled = try ParsedMarkup(Preview.html(bar.with(.isEnabled(true))))
    #expect((enabled["button"] + enabled["fieldset"]).allSatisfy { $0.attributes["disabled"] == nil })
    let drawing = Preview.svg(bar)
    #expect(drawing.components(separatedBy: "opacity=\"0.5\"").count == 3 && drawing.contains("opacity=\"0.4\""))
    let cells = Preview.terminal(bar, width: 30, color: true)
    #expect(cells.contains("\u{1B}[2mCancel") && cells.contains("\u{1B}[2mB"), "\(cells.debugDescription)")
  }

  @Test("A disabled search bar shows no selected button, and a disabled field shows no clear button")
  func buttons() {
    let chosen = SearchBar(
      .isEnabled(false), .showsSearchResultsButton(true), .isSearchResultsButtonSelected(true), .text("Ada"))
    #expect(!Preview.terminal(chosen, width: 30, color: true).contains("38;"))
    let field = TextField(.text("Ada"), .clearButtonMode(.always), .isEnabled(false))
    #expect(!Preview.terminal(field, width: 12, color: false).contains("×"))
    #expect(Preview.terminal(field.with(.isEnabled(true)), width: 12, color: false).contains("×"))
    #expect(Preview.html(field).contains(" hidden></button>"))
  }
}
