import Foundation
import LiveTesting
import Styles
import Testing

@testable import Preview

@MainActor
@Suite("The accessibility tree")
struct AccessibilityTreeTests {
  private func lines(_ tree: any WidgetConvertible) -> [String] {
    Preview.accessibility(tree).split(separator: "\n").map(String.init)
  }

  @Test("Each element has its role, name, value, states, level, hint and actions")
  func elements() {
    let form = VStack {
      Label("Settings", .font(.title1), .accessibilityTraits(.header))
      Label("Fine & <dandy>", .multiline)
      Switch(.isOn(true), .accessibilityLabel("Notifications"))
      Slider(.value(0.4), .accessibilityLabel("Volume"))
      Stepper(.value(3), .accessibilityLabel("Count"), .accessibilityValue("three"))
      TextField(.text("Ada"), .placeholder("Name"))
      SegmentedControl(["Day", "Week"], .selectedSegmentIndex(1), .accessibilityLabel("Range"))
      ProgressView(.progress(0.5), .accessibilityLabel("Download"))
      Button("Save", .isEnabled(false), .accessibilityHint("Saves all."))
    }
    #expect(
      lines(form) == [
        #"heading "Settings" level: 1"#,
        #"text "Fine & <dandy>""#,
        #"switch "Notifications" on actions: toggle"#,
        #"slider "Volume" value: 0.4 of 0…1 actions: increase, decrease"#,
        #"spinbutton "Count" value: "three" actions: increase, decrease"#,
        #"textbox "Name" value: "Ada" actions: edit"#,
        #"radiogroup "Range""#,
        #"  radio "Day" not checked actions: press"#,
        #"  radio "Week" checked actions: press"#,
        #"progressbar "Download" value: 0.5 of 0…1"#,
        #"button "Save" disabled hint: "Saves all.""#,
      ])
  }

  @Test("The tree leaves out what is hidden from assistive technology, and the siblings of a modal view")
  func hidden() {
    #expect(lines(Label("a", .isHidden(true))) == [])
    #expect(lines(VStack(.accessibilityElementsHidden(true)) { Button("a") }) == [])
    let modal = VStack {
      Button("Behind")
      VStack(.accessibilityViewIsModal(true), .accessibilityLabel("Dialog")) { Button("OK") }
    }
    #expect(lines(modal) == [#"dialog "Dialog" modal"#, #"  button "OK" actions: press"#])
  }

  @Test("A text that is a name is not read again, and controls inside its element are")
  func names() {
    let table = TableView { Section("Users") { TableViewCell(.text("Ada"), .accessoryType(.detailButton)) } }
    let found = lines(table)
    #expect(found.contains { $0.hasSuffix(#"heading "Users" level: 2"#) }, "\(found)")
    #expect(found.contains { $0.contains(#"row "Ada"#) } && !found.contains { $0.contains(#"text "Ada""#) })
    let card = VStack(.accessibilityTraits(.button), .onTap { _ in }) {
      Label("Card")
      Button("Inside")
    }
    #expect(lines(card) == [#"button "Card Inside" actions: press"#, #"  button "Inside" actions: press"#])
  }

  @Test("Texts of different widgets are separate elements, and runs of one text are not")
  func texts() {
    #expect(lines(HStack { [Label("one"), Label("two")] }) == [#"text "one""#, #"text "two""#])
    var text = AttributedString("bold")
    text.font = .boldSystemFont(ofSize: 13)
    #expect(lines(Label(.attributedText("a" + text))) == [#"text "abold""#])
    let cell = TableView { Section { TableViewCell(.text("Language"), .detailText("English"), .style(.value1)) } }
    #expect(lines(cell).contains { $0.contains(#"row "Language English""#) })
  }

  @Test("A field has the same name in a page as in a test and in an audit")
  func fields() {
    let results = Mod<SearchBar>.showsSearchResultsButton(true)
    let fields: [(widget: any Widget, name: String)] = [
      (SearchBar(), "Search"), (SearchBar(.placeholder("Users")), "Users"), (SearchBar(results), "Search"),
      (SearchBar(.placeholder("Users"), results), "Users"), (SearchBar(.suggestions(["Ada"])), "Search"),
      (SearchBar(.searchTextField.accessibilityLabel("Find"), .placeholder("Users")), "Find"),
      (TextField(.placeholder("Users")), "Users"), (TextField(.placeholder("Users"), .suggestions(["Ada"])), "Users"),
      (TextField(.placeholder("Users"), .clearButtonMode(.always)), "Users"),
      (Switch(.title("Users"), .preferredStyle(.checkbox)), "Users"), (Switch(.title("Users")), "Users"),
    ]
    for (widget, name) in fields {
      let tree = LiveTree(widget)
      #expect(tree.root.name == name, "\(widget)")
      #expect(lines(widget).filter { $0.contains(" \(name.debugDescription) ") }.count == 1, "\(lines(widget))")
      #expect(!Preview.audit(widget).contains { $0.rule == .name }, "\(widget)")
    }
  }

  @Test("A field in a label without a text has no other name, as in browsers")
  func emptyLabel() {
    let field = #"<input type="search" placeholder="Users">"#
    func names(_ html: String) -> [String] { SpokenTree(MarkupReader.parts(of: html)).lines }
    #expect(names(field) == [#"searchbox "Users" actions: edit"#])
    #expect(names("<label><i></i>\(field)</label>") == ["searchbox actions: edit"])
    #expect(names("<label>Find\(field)</label>") == [#"searchbox "Find" actions: edit"#])
  }

  @Test("The tree leaves out what is transparent, or hidden by its layer, with its contents")
  func transparent() {
    let mods: [Mod<StackView>] = [
      .alpha(0), .alpha(0.005), .layer.opacity(0), .alpha(0.05) + .layer.opacity(0.05), .layer.isHidden(true),
    ]
    for mod in mods {
      #expect(
        lines(
          VStack {
            VStack {
              Button("a"); Label("b")
            }.with(mod)
          }) == [], "\(mod)")
    }
    #expect(lines(VStack { Button("a", .alpha(0.01)) }) == [#"button "a" actions: press"#])
    for (veil, isRead) in [(Veil(), true), (Veil(opacity: 0), false)] {
      let tree = VStack(.theme(veil)) { Button("a", .alpha(.token(\Veil.opacity))) }
      #expect(lines(tree).isEmpty != isRead && LiveTree(tree).find(.button("a")).exists == isRead)
    }
  }

  private struct Veil: Theme {
    var opacity = 1.0

    static let standard = Veil()
  }

  @Test("The tree includes components, themes and deep trees")
  func trees() {
    var tree: any Widget = Label("deep")
    for _ in 0..<5_000 { tree = View { tree } }
    #expect(lines(tree) == [#"text "deep""#])
  }
}
