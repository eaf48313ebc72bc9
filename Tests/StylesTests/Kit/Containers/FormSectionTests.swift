import Styles
import Testing

@MainActor
@Suite("Forms of the kit")
struct FormSectionTests {
  @Test("A line separates each two rows")
  func lines() throws {
    let section = FormSection("People", footer: "Only you see them.") { for name in ["a", "b", "c"] { ListRow(name) } }
    let column = try #require(section.body.elements.first as? StackView)
    #expect(column.children.count == 3)
    let group = try #require(column.children.elements[1] as? StackView)
    #expect(group.children.elements.map { $0 is Divider } == [false, true, false, true, false])
  }

  @Test("Text fields and buttons of a form have the style of the kit, unless they set a property themselves")
  func defaults() {
    let form = VStack(.formStyle()) {
      TextField(.text("Ada"))
      Button("Save", .buttonStyle(.plain), .own(.backgroundColor, nil))
    }.expanded()
    #expect((form.children.elements.first as? TextField)?.layer.borderWidth == 1)
    #expect((form.children.elements.last as? Button)?.backgroundColor == nil)
  }

  @Test("Groups with equal rows are the same")
  func sameness() {
    func section(_ name: String) -> FormSection { FormSection("People") { ListRow(name) } }
    #expect(section("a").isSame(as: section("a")) && !section("a").isSame(as: section("b")))
  }
}
