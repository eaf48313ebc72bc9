import Mod
import Preview
import Terminal
import Testing
import Widgets

private struct Row: Component, Equatable {
  var body: Children { Label("row") }
}

@MainActor
@Suite("Stylings in previews without a live tree")
struct StylingPreviewTests {
  private let tree = View(.styling(Label.self, .alpha(0.25), .accessibilityIdentifier("styled"))) {
    Label("plain")
    Label("own", .accessibilityIdentifier("own"))
    View { Row() }
  }

  @Test("A styling is shown in each preview as the expanded tree is")
  func previews() {
    let expanded = tree.expanded()
    #expect(Preview.text(tree) == Preview.text(expanded))
    #expect(Preview.html(tree) == Preview.html(expanded))
    #expect(Preview.svg(tree) == Preview.svg(expanded))
    #expect(Preview.terminal(tree) == Preview.terminal(expanded))
    let html = Preview.html(tree)
    #expect(html.contains("\"styled\"") && html.contains("\"own\""))
  }
}
