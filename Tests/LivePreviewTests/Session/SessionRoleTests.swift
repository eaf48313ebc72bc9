import LivePreview
import LiveTesting
import Testing

private struct Leave: Previewable {
  var attributes = ViewAttributes.fresh

  static var treeRole: TreeRole { .backButton }
  var preview: any Widget { Label("Leave") }
}

@MainActor
@Suite("A custom back button in a page")
struct SessionRoleTests {
  @Test("A click on a custom back button or its content goes back, and the page follows", arguments: [true, false])
  func click(onContent: Bool) throws {
    let tree = LiveTree(
      NavigationController {
        ViewController("Users")
        ViewController("Ada") { VStack { Leave(.accessibilityTraits(.button)) } }
      })
    let visitor = Visitor(LiveSession(tree))
    let button = try tree.find(Leave.self).node()
    try visitor.act("tap", on: onContent ? button.children[0].id : button.id)
    #expect(tree.root.children.count == 1)
    #expect(visitor.difference(from: tree) == nil)
  }
}
