import Foundation
import LiveTesting
import Preview
import Styles
import Testing

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

  @Test("What is hidden from assistive technology, and what is beside a modal view, is not read")
  func hidden() {
    #expect(lines(Label("a", .isHidden(true))) == [])
    #expect(lines(VStack(.accessibilityElementsHidden(true)) { Button("a") }) == [])
    let modal = VStack {
      Button("Behind")
      VStack(.accessibilityViewIsModal(true), .accessibilityLabel("Dialog")) { Button("OK") }
    }
    #expect(lines(modal) == [#"dialog "Dialog" modal"#, #"  button "OK" actions: press"#])
  }

  @Test("A text that is a name is not read again, and what is operated inside of its element is")
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

  @Test("Texts of widgets are apart, and the runs of one text are not")
  func texts() {
    #expect(lines(HStack { [Label("one"), Label("two")] }) == [#"text "one""#, #"text "two""#])
    var text = AttributedString("bold")
    text.font = .boldSystemFont(ofSize: 13)
    #expect(lines(Label(.attributedText("a" + text))) == [#"text "abold""#])
    let cell = TableView { Section { TableViewCell(.text("Language"), .detailText("English"), .style(.value1)) } }
    #expect(lines(cell).contains { $0.contains(#"row "Language English""#) })
  }

  @Test("Components, themes and deep trees are read, too")
  func trees() {
    var tree: any Widget = Label("deep")
    for _ in 0..<5_000 { tree = View { tree } }
    #expect(lines(tree) == [#"text "deep""#])
  }
}
