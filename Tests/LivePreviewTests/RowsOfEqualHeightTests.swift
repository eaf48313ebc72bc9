import LivePreview
import LiveTesting
import TestSupport
import Testing

@MainActor struct RowsOfEqualHeightTests {
  @Test(
    "Rows of a stack that fills equally get the height of the highest row, or equal shares of the stack's height",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func heights() async throws {
    func stack(_ mods: Mod<StackView>...) -> StackView {
      VStack(spacing: 4, .distribution(.fillEqually)) {
        Label("a"); Label("b\nc", .numberOfLines(0)); Label("d", .isHidden(true))
      }.with(Mod(list: mods))
    }
    let session = LiveSession(
      LiveTree(
        ScrollView {
          VStack {
            stack(); stack(.alignment(.center)); stack(.height(84)); stack(.customSpacing([0: 9]), .height(109))
          }
        }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        for (const stack of document.querySelectorAll("main .StackView .StackView"))
          report([...stack.children].map(x => x.offsetHeight).join())
        """)
    #expect(messages.prefix(4) == ["41,41,0", "41,41,0", "40,40,0", "50,0,50,0"])
  }
}
