import Audit
import CarbonGuide
import CarbonStyles
import LiveTesting
import StyleGuide
import Testing
import Tokens

@MainActor
@Suite struct CarbonTests {
  private let screen = Deployments([Deployment("api", .done), Deployment("mail", .failed)])

  @Test("The committed theme is generated from the token files")
  func theme() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let resolver = try TokenResolver(
      contentsOf: root.appending(path: "Tokens/Carbon/carbon.resolver.json").path(), allowing: .all)
    let source = try ThemeSource(resolver, name: "Carbon", imports: ["Styles"])
    let committed = try String(
      contentsOf: root.appending(path: "Sources/CarbonStyles/Carbon.swift"), encoding: .utf8)
    #expect(try source.text() == committed)
  }

  @Test("A color role refers to the palette, and changes with it")
  func roles() {
    let teal = Carbon.standard |> \.color.blue._60 .~ .systemTeal
    let button = Button("Deploy", .carbonButton(), .theme(teal))
    let shown = button.resolved()
    #expect(shown.backgroundColor == .systemTeal)
  }

  @Test("A button has the height and the colors of its choices")
  func button() {
    let button = Button("Roll back", .carbonButton(.danger, .small))
    #expect(button.height?.points == 32)
    #expect(button.backgroundColor == .token(\Carbon.button.danger))
    #expect(button.appearance(in: [.highlighted]).backgroundColor == Carbon.standard.color.red._80)
  }

  @Test("The reports of the recipes are empty")
  func reports() {
    #expect(Mod.carbonButton.report(on: Button()).isEmpty)
    #expect(Mod.carbonTag.report(on: Label()).isEmpty)
  }

  @Test("The screen passes the audit")
  func audit() {
    #expect(Preview.audit(screen) == [])
  }

  @Test("The screen has no values beside the tokens")
  func tokens() {
    #expect(screen.audit(against: Carbon.self).isEmpty)
  }

  @Test("Every card of the style guide passes the audit")
  func guide() {
    #expect(carbonGuide.findings.isEmpty)
    #expect(carbonGuide.problems.isEmpty)
  }

  @Test("The workbench shows the button of the selected choices")
  func workbench() throws {
    let tree = LiveTree(Workbench(carbonGuide, selection: Var(WorkbenchSelection(card: "buttons"))))
    try tree.find(.button("danger")).tap()
    try tree.find(.button("Deploy")).hover()
    let color = try tree.find(Button.self, .button("Deploy")).backgroundColor
    #expect(color == Carbon.standard.color.redHover._60)
  }
}
