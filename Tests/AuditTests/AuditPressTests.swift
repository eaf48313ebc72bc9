import Audit
import Mod
import Testing
import Widgets

@MainActor @Suite("An audit of presses") struct AuditPressTests {
  private let red = Color(hex: 0xDA3633)

  private func button(_ mods: Mod<Button>...) -> Button {
    Button("Save", .titleColor(.white), .backgroundColor(red), .overrideUserInterfaceStyle(.light), .combine(mods))
  }

  private func findings(_ tree: any WidgetConvertible) -> [String] { Preview.audit(tree).map(\.description) }

  private let wrong = [
    "Button: The contrast of text is 3.51 in a light interface while highlighted, and less than 4.5."
  ]

  @Test("A press is audited as it is drawn, with its layer")
  func layer() {
    #expect(findings(button()) == [])
    #expect(findings(button(.while(.highlighted, .alpha(1)))) == wrong)
    #expect(findings(button(.isEnabled(false))) == [])
    #expect(findings(Button("Save", .titleColor(.black), .overrideUserInterfaceStyle(.light))) == [])
  }

  @Test("The background color that a style sets for a pressed control is audited")
  func ground() {
    #expect(findings(button(.while(.highlighted, .backgroundColor(red)))) == [])
    let pressed = Mod<Button>.while(.highlighted, .backgroundColor(red))
    #expect(findings(button(.while(.hovered, .backgroundColor(red)), pressed)) == [])
    #expect(findings(button(.while(.highlighted, .backgroundColor(.white)))).count == 1)
  }
}
