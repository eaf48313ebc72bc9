import Mod
import Testing
import Widgets

struct LabelTests {
  @Test("A label prints its differences from a fresh label, the text first")
  func description() {
    #expect(
      "\(Label("Views", .numberOfLines(0), .isHidden(true), .textAlignment(.center)))"
        == #"Label(text: "Views", textAlignment: .center, numberOfLines: 0, isHidden: true)"#
    )
  }

  @Test("Setting the text is reported as one change")
  func changes() {
    #expect(Mod<Label>.text("Views").changes(to: Label()) == [Change("text", from: nil, to: "Views")])
  }
}
