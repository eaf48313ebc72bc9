import Audit
import BrandStyles
import Preview
import Testing

@MainActor
@Suite struct WidgetStylesTests {
  @Test("A primary button has the accent and the corners of the brand")
  func primary() throws {
    let screen = VStack(.brand) { Button("Play", .primary) }.expanded()
    let button = try #require(screen.children.elements.first as? Button)
    #expect(button.backgroundColor?.resolved(for: .dark) == Brand.standard.accent.resolved(for: .dark))
    #expect(button.layer.cornerRadius == 6)
  }

  @Test("A prominent play button is filled, whether the episode plays or not")
  func playButton() {
    for combination in Mod.playButton.combinations {
      let button = Button("Play", combination.style)
      #expect(button.backgroundColor == .token(combination.look.isProminent ? \Kit.accent : \Kit.accentFill))
    }
  }

  @Test("The status of an episode is a required choice, and each status has a different color")
  func status() {
    let looks = StatusLook.Status.allCases.map { Label("a", .status(StatusLook($0))).backgroundColor }
    #expect(Set(looks).count == 3)
    #expect(Mod.status.report(on: Label(), from: StatusLook(.new)).isEmpty)
  }

  @Test("The row of an episode overrides two parts, and keeps the others")
  func episode() {
    let row = Composed(ListRow("One", subtitle: "Two", parts: .episode)).expanded()
    #expect(Preview.text(row).contains("\"One\""))
    #expect(Preview.audit(row).isEmpty)
  }

  @Test("All styles of the brand pass the audit, light and dark")
  func audit() {
    let screen = VStack(spacing: 8, .brand, .backgroundColor(.token(\Kit.groupedBackground)), .padding(16)) {
      for combination in Mod.playButton.combinations { VStack { Button("Play", combination.style) } }
      for combination in Mod.status.combinations(from: StatusLook(.new)) { Label("New", combination.style) }
    }
    #expect(Preview.audit(screen).isEmpty)
  }
}
