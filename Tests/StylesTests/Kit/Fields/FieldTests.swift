import Styles
import Testing

@MainActor
@Suite("Fields of the kit")
struct FieldTests {
  @Test("Assistive technology speaks the label as the name, and the help as the hint")
  func names() throws {
    let parts = try parts(of: Field("Email", help: "We never share it.", .placeholder("ada@example.org")))
    #expect(parts.labels.map(\.text) == ["Email", "We never share it."])
    #expect(parts.input.accessibilityLabel == "Email" && parts.input.accessibilityHint == "We never share it.")
    #expect(parts.input.placeholder == "ada@example.org" && !parts.input.isIn(.invalid))
  }

  @Test("An error replaces the help, and makes the field invalid")
  func error() throws {
    let parts = try parts(of: Field("Email", help: "We never share it.", error: "Enter an address."))
    #expect(parts.labels.map(\.text) == ["Email", "Enter an address."])
    #expect(parts.input.accessibilityHint == "Enter an address." && parts.input.isIn(.invalid))
    #expect(parts.input.appearance().layer.borderColor == Kit.standard.danger)
  }

  @Test("A single part of a field can be overridden, and Mods at the call win over the style")
  func override() throws {
    let field = Field(
      "Name", help: "Yours.", .textColor(.systemRed), style: .filled, .large,
      parts: .slot(\.label, .textColor(.systemIndigo)))
    let parts = try parts(of: field)
    #expect(parts.labels[0].textColor == .systemIndigo && parts.labels[0].font == .token(\Kit.callout))
    #expect(parts.labels[1].textColor == .token(\Kit.secondaryText))
    #expect(parts.input.backgroundColor == .token(\Kit.fill) && parts.input.textColor == .systemRed)
  }

  @Test("Fields with equal texts and choices are equal, so that they are not described again")
  func sameness() {
    #expect(Field("a", help: "b", style: .filled).isSame(as: Field("a", help: "b", style: .filled)))
    #expect(!Field("a", help: "b").isSame(as: Field("a", help: "c")))
    #expect(!Field("a").isSame(as: Field("a", style: .filled)))
    #expect(!Field("a", .text("b")).isSame(as: Field("a", .text("c"))))
  }

  private func parts(of field: Field) throws -> (labels: [Label], input: TextField) {
    let stack = try #require(field.body.elements.first as? StackView)
    let input = try #require(stack.children.elements.compactMap { $0 as? TextField }.first)
    return (stack.children.elements.compactMap { $0 as? Label }, input)
  }
}
