import Foundation
import LivePreview
import LiveTesting
import Testing

@MainActor @Suite("Suggestions in a page") struct SessionSuggestionsTests {
  @Test("A page shows the suggestions of its fields, and a chosen one is sent as typed text")
  func following() throws {
    let (suggestions, name) = (Var(["a"]), Var(""))
    let tree = LiveTree(
      VStack {
        TextField(.text <--> name, .suggestions <-- suggestions, .rightViewMode(.always), .rightView(Label("R")))
        SearchBar(.suggestions <-- suggestions)
        Label(.text <-- name)
      })
    let visitor = Visitor(LiveSession(tree))
    for list in [["a", "b"], [], ["Berlin"]] {
      suggestions.set(list)
      try visitor.update()
      #expect(visitor.difference(from: tree) == nil)
    }
    try visitor.act("set", on: tree.root.children[0].id, "Berlin")
    #expect(name.value == "Berlin" && visitor.difference(from: tree) == nil)
  }

  @Test("The suggestion lists of several fields have different ids")
  func ids() throws {
    let tree = LiveTree(VStack { for text in ["a", "b"] { TextField(.suggestions([text])) } })
    let page = LiveSession(tree).open().html
    let ids = page.components(separatedBy: "<datalist id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(ids.count == 2 && Set(ids).count == 2 && ids.allSatisfy { page.contains("list=\"\($0)\"") })
  }
}
