import Foundation
import LiveTesting
import Styles
import Testing
import Widgets

@testable import Terminal

@Suite("Widgets with too little space")
@MainActor struct NarrowWidgetTests {
  private func lines(_ widget: any Widget, _ width: Int, height: Int = 1) -> [String] {
    Stage(LiveTree(Group { widget }), width: width, height: height).terminal.lines
  }

  @Test("A text truncates a word in a space of a few columns, and breaks it in more")
  func words() {
    func shown(_ text: String, _ width: Int) -> [String] {
      lines(VStack { Label(text, .multiline) }, width, height: 4).filter { !$0.isEmpty }
    }
    #expect(shown("Notifications", 9) == ["Notificat", "ions"])
    #expect(shown("Notifications", 7) == ["Notifi…"])
    #expect(shown("All notifications", 4) == ["All…"])
    #expect(shown("Go on now", 3) == ["Go", "on", "now"])
    #expect(shown("漢字漢字", 4) == ["漢字", "漢字"])
    #expect(lines(Label("Sounds", .numberOfLines(0), .lineBreakMode(.byCharWrapping)), 3, height: 2) == ["Sou", "nds"])
    #expect(lines(VStack { ListRow("Notifications", value: "Chime") }, 16, height: 6).joined() == "  Notif… Chime")
  }

  @Test("A button does without its margins, and shows at least as much of its title as without brackets")
  func button() {
    let shown = [10, 8, 7, 6, 5, 4, 3, 2, 1].map { lines(Button("Save"), $0)[0] }
    #expect(shown == ["[  Save  ]", "[ Save ]", "[Save ]", "[Save]", "Save", "Save", "Sa…", "S…", "…"])
    #expect([6, 5, 4, 3].map { lines(Button("Find a card"), $0)[0] } == ["[Fin…]", "[Fi…]", "Fin…", "Fi…"])
  }

  @Test("Buttons in a row share the space, so that each shows part of its title, and short ones stay whole")
  func buttons() {
    func row(_ titles: String..., width: Int) -> String {
      lines(HStack(spacing: 8) { for title in titles { Button(title) } }, width)[0]
    }
    #expect(row("Find a card", "Undo", "Redo", width: 16) == "[Fi…] Undo Redo")
    #expect(row("No", "Remove the whole book", width: 20) == "[ No ] [Remove the…]")
    #expect(row("Normal", "Long", "Empty", "Right to left", width: 19) == "Nor… Long Emp… Rig…")
  }

  @Test("Texts in a row share the space, so that short ones stay whole, and widgets beside them stay in view")
  func texts() {
    let row = HStack(spacing: 8) {
      Label("Volume"); Label("A value that is long")
    }
    let shown = lines(row, 18)[0]
    #expect(shown.hasPrefix("Volume A value") && shown.hasSuffix("…"), "\(shown)")
    let value = lines(VStack { ListRow("Volume", value: "A value that is very long indeed") }, 30, height: 6)
    #expect(value.contains { $0.contains("Volume") }, "\(value)")
    let accessory = lines(VStack { ListRow("Sounds") { Switch(.isOn(true)) } }, 14, height: 6)
    #expect(accessory.contains { $0.contains("━━●") } && accessory.contains { $0.contains("S") }, "\(accessory)")
    for width in [40, 30, 20, 16] {
      let cell = TableViewCell(
        .style(.value1), .text("Notifications from all apps"), .detailText("A detail that is long"),
        .accessoryType(.disclosureIndicator))
      let line = lines(cell, width)[0].trimmingCharacters(in: .whitespaces)
      #expect(line.hasPrefix("N") && line.hasSuffix("›"), "\(width): \(line)")
    }
  }

  @Test("The gaps of a row shrink before its text is truncated to nothing")
  func gaps() {
    let cell = TableViewCell(.text("Ada Lovelace"), .accessoryType(.disclosureIndicator))
    let shown = [13, 11, 10, 9, 8].map { lines(cell, $0)[0] }
    #expect(shown == ["  Ada…    ›", "  Ada…  ›", "  Ada… ›", "  Ad… ›", "  A… ›"])
  }

  @Test("Segments share the space and truncate their titles, that of the selected one last")
  func segments() {
    let control = SegmentedControl(["One", "Seventeen", "Two"], .selectedSegmentIndex(1))
    #expect(lines(control, 23) == [" One │[Seventeen]│ Two"])
    #expect(lines(control, 21) == ["One │[Seventeen]│Two"])
    #expect(lines(control, 18) == ["One│[Sevente…]│Two"])
    #expect(lines(control, 14) == ["One│[Sev…]│Two"])
    #expect(lines(control, 12) == ["O…│[Sev…]│T…"])
    #expect(lines(control, 11) == ["O…│[Se…]│T…"])
    let facts = ["Code", "All", "Changes", "Tokens", "Audit", "Tree", "Events"]
    let shown = [40, 34, 28, 24].map {
      lines(SegmentedControl(facts.map { .init($0) }, .selectedSegmentIndex(3)), $0)[0]
    }
    #expect(
      shown == [
        "Code│All│Chan…│[Tokens]│Audit│Tree│Even…", "Co…│All│Ch…│[Tokens]│Au…│Tree│Eve…",
        "C…│A…│Ch…│[Tok…]│Au…│Tr…│Ev…", "C…│A…│C…│[Tok…]│A…│T…│E…",
      ])
    #expect(lines(SegmentedControl(["Day", "Week", "Month"], .isMomentary(true)), 12) == ["Day│We…│Mon…"])
    let stage = Stage(LiveTree(VStack { control }), width: 18)
    #expect(stage.text.contains("Two"))
  }

  @Test("A focused field shows on which sides there is more text")
  func field() {
    let stage = Stage(LiveTree(VStack { TextField(.text("0123456789")) }), width: 6)
    stage.press(.end)
    #expect(stage.terminal.lines[0] == "…6789")
    stage.press(.home)
    #expect(stage.terminal.lines[0] == "01234…")
    stage.press(.right, .right, .right, .right)
    #expect(stage.terminal.lines[0] == "01234…")
    stage.press(.right)
    // The caret stands on the 5.
    #expect(stage.terminal.lines[0] == "012345")
    stage.press(.right)
    #expect(stage.terminal.lines[0] == "…23456")
    #expect(stage.session.screen().caret?.x == 5)
    let short = Stage(LiveTree(VStack { TextField(.text("01234")) }), width: 6)
    short.press(.end)
    #expect(short.terminal.lines[0] == "01234")
  }

  @Test("A tab in a text is shown as a space, in which the caret can be")
  func tabs() {
    let stage = Stage(LiveTree(VStack { TextView(.text("")) }), width: 20)
    stage.handle(.paste("a\tb"))
    #expect(stage.terminal.lines[0] == "a b")
    #expect(stage.session.screen().caret?.x == 3)
    stage.press(.left, .left)
    #expect(stage.session.screen().caret?.x == 1)
    stage.press("c")
    #expect(stage.terminal.lines[0] == "ac b")
    #expect(lines(Label("a\tb"), 20) == ["a b"])
  }

  @Test("A row with open swipe actions shows its text beside them")
  func swiped() {
    let row = CellModel("ada", TableViewCell(.text("Ada Lovelace"))).with {
      $0.trailingSwipeActions = [SwipeAction("Delete", style: .destructive) {}]
      $0.leadingSwipeActions = [SwipeAction("Read") {}]
    }
    let stage = Stage(LiveTree(TableView { RowList([row]) }), width: 40, height: 4)
    stage.press(.tab, .left + .alternate)
    #expect(stage.text.contains("Ada Lovelace") && stage.text.contains("[ Delete ]"))
    stage.press(.escape, .right + .alternate)
    #expect(stage.text.contains("[ Read ]") && stage.text.contains("Ada Lovelace"))
    stage.handle(.resize(width: 18, height: 4))
    #expect(stage.text.contains("Ada"), "\(stage.text)")
  }
}
