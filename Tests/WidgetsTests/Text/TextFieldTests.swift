import Foundation
import Mod
import Testing
import Widgets

struct TextFieldTests {
  @Test("The first argument of a text field is the placeholder")
  func placeholderFirst() {
    #expect(TextField("Name", .text("Ada")) == TextField(.placeholder("Name"), .text("Ada")))
  }

  @Test("Setting the placeholder changes its attributed form, and the reverse")
  func placeholder() {
    var linked = AttributedString("Name")
    linked.link = URL(string: "https://example.org")
    let field = TextField(.attributedPlaceholder(linked))
    #expect(field.placeholder == "Name")
    #expect(field.with(.placeholder("Name")).attributedPlaceholder == AttributedString("Name"))
    #expect(field.with(.placeholder("Name")) == TextField(.placeholder("Name")))
  }

  @Test("Font and color in the default text attributes become those of the field")
  func defaultTextAttributes() {
    let field = TextField(.defaultTextAttributes(TextAttributes(.font(.caption1), .foregroundColor(.systemRed))))
    #expect(field.font == .caption1)
    #expect(field.textColor == .systemRed)
  }

  @Test("Default text attributes without font and color keep those of the field")
  func otherDefaultTextAttributes() {
    let field = TextField(.font(.caption1), .defaultTextAttributes(TextAttributes(.kern(2))))
    #expect(field.font == .caption1)
    #expect(field.textColor == .label)
  }

  @Test("A text field has the properties of controls, of text and of text input")
  func traits() {
    let field = TextField(.text("a"), .keyboardType(.emailAddress), .isEnabled(false))
    #expect("\(field)" == #"TextField(text: "a", keyboardType: .emailAddress, isEnabled: false)"#)
  }
}
