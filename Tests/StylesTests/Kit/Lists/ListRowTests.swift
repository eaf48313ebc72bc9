import Styles
import Testing

@MainActor
@Suite("Rows of the kit")
struct ListRowTests {
  @Test("A row shows its image, texts, value and disclosure arrow")
  func content() throws {
    let row = ListRow(
      "Ada", subtitle: "Mathematician", image: Image(systemName: "person"), value: "1843", .disclosure
    ) { Label("New", .badge()) }
    let stack = try #require(row.body.elements.first as? StackView)
    #expect(
      stack.children.elements.map { "\(type(of: $0))" } == [
        "ImageView", "StackView", "Spacer", "Label", "Label", "ImageView",
      ])
    let short = try #require(ListRow("Ada").body.elements.first as? StackView)
    #expect(short.children.elements.filter { !$0.isHidden }.map { "\(type(of: $0))" } == ["StackView", "Spacer"])
  }

  @Test("A selected row has its own background")
  func selected() throws {
    let row = ListRow("Ada", parts: .slot(\.container, .isIn(.selected) -- true))
    let stack = try #require(row.body.elements.first as? StackView)
    #expect(stack.backgroundColor == nil && stack.appearance().backgroundColor == Kit.standard.accentFill)
  }

  @Test("Rows with equal texts and choices are equal")
  func sameness() {
    #expect(ListRow("a", value: "1", .large).isSame(as: ListRow("a", value: "1", .large)))
    #expect(!ListRow("a", value: "1").isSame(as: ListRow("a", value: "2")))
    #expect(!ListRow("a", .disclosure).isSame(as: ListRow("a")))
  }
}
