import Styles
import Testing

@MainActor
@Suite("Forms of the kit")
struct FormSectionTests {
  @Test("A line separates two rows of a form")
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
      Button("Save")
    }.expanded()
    #expect((form.children.elements.first as? TextField)?.layer.borderWidth == 1)
    #expect((form.children.elements.last as? Button)?.backgroundColor == Kit.standard.accent)
  }

  @Test("Buttons with a style of their own look as they do elsewhere")
  func ownStyles() {
    let styles = Mod.buttonStyle.combinations.map(\.style) + Mod.chip.combinations.map(\.style)
    for states: [WidgetState] in [[], [.highlighted], [.selected], [.disabled]] {
      let buttons = styles.map { Button("Save", $0, Mod(list: states.map { .isIn($0) -- true })) }
      let form = VStack(.formStyle()) { for button in buttons { button } }.expanded()
      for (button, shown) in zip(buttons, form.children.elements.compactMap { $0 as? Button }) {
        let look = VStack { button }.expanded().children.elements.first as? Button
        #expect(shown.backgroundColor == look?.backgroundColor && shown.titleColor == look?.titleColor)
        #expect(shown.visibleBorder == look?.visibleBorder && shown.contentEdgeInsets == look?.contentEdgeInsets)
        #expect(shown.titleLabel.font == look?.titleLabel.font && shown.minimumHeight == look?.minimumHeight)
        #expect(shown.layer.cornerRadius == look?.layer.cornerRadius && shown.role == look?.role)
      }
    }
  }

  @Test("Form sections with equal rows are equal")
  func sameness() {
    func section(_ name: String) -> FormSection { FormSection("People") { ListRow(name) } }
    #expect(section("a").isSame(as: section("a")) && !section("a").isSame(as: section("b")))
  }
}

extension Button {
  /// The width and the color of a border that can be seen.
  fileprivate var visibleBorder: String {
    guard let color = layer.borderColor, color != .clear, layer.borderWidth > 0 else { return "none" }
    return "\(layer.borderWidth) \(color)"
  }
}
