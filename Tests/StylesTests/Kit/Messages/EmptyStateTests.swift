import Styles
import Testing

@MainActor
@Suite("Empty screens of the kit")
struct EmptyStateTests {
  @Test("An empty state shows a symbol, a heading, a text and its buttons in a column")
  func content() throws {
    let full = EmptyState("No messages", message: "None yet.", image: Image(systemName: "tray"), .large) {
      Button("Write")
    }
    let column = try #require(full.body.elements.first as? StackView)
    #expect(column.children.count == 4 && column.alignment == .center)
    #expect(column.children.elements.first?.width?.points == 64)
    #expect((column.children.elements[1] as? Label)?.accessibilityTraits.contains(.header) == true)
    let short = try #require(EmptyState("No messages").body.elements.first as? StackView)
    #expect(short.children.elements.compactMap { ($0 as? Label)?.text } == ["No messages"])
  }

  @Test("Empty states with equal content are equal")
  func sameness() {
    #expect(EmptyState("a", .small).isSame(as: EmptyState("a", .small)))
    #expect(!EmptyState("a", .small).isSame(as: EmptyState("a")))
    #expect(!EmptyState("a", image: Image(systemName: "tray")).isSame(as: EmptyState("a")))
  }
}
