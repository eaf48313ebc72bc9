import Testing

@testable import Mod

struct PrintedPathTests {
  @Test("A computed property without a name is printed as its type, also if that is an optional function")
  func computed() {
    struct Panel { var title: String? }
    struct Control {
      var action: (() -> Void)? {
        get { nil }
        set {}
      }
      var panel: Panel {
        get { Panel() }
        set {}
      }
    }
    #expect((\Control.action).printedPath == "<Optional<() -> ()>>")
    #expect((\Control.panel.title).printedPath == "<Panel>.title")
    #expect((\Control.panel.title?.count).printedPath == "<Panel>.title?.<Int>?")
  }
}
