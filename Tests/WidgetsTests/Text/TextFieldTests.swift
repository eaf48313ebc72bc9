import Foundation
import Mod
import Testing
import Widgets

struct TextFieldTests {
  @Test("The first argument of a text field is the placeholder")
  func placeholderFirst() {
    #expect(TextField("Name", .text("Ada")) == TextField(.placeholder("Name"), .text("Ada")))
  }

  @Test("The placeholder and its attributed form follow each other")
  func placeholder() {
    var linked = AttributedString("Name")
    linked.link = URL(string: "https://example.org")
    let field = TextField(.attributedPlaceholder(linked))
    #expect(field.placeholder == "Name")
    #expect(field.with(.placeholder("Name")).attributedPlaceholder == AttributedString("Name"))
    #expect(field.with(.placeholder("Name")) == TextField(.placeholder("Name")))
  }

  @Test("Font and colour of the default attributes become those of the field")
  func defaultTextAttributes() {
    let field = TextField(.defaultTextAttributes(TextAttributes(.font(.caption1), .foregroundColor(.systemRed))))
    #expect(field.font == .caption1)
    #expect(field.textColor == .systemRed)
  }

  @Test("Default attributes without font and colour leave those of the field alone")
  func otherDefaultTextAttributes() {
    let field = TextField(.font(.caption1), .defaultTextAttributes(TextAttributes(.kern(2))))
    #expect(field.font == .caption1)
    #expect(field.textColor == .label)
  }

  @Test("A text field is a control, shows text and takes input")
  func traits() {
    let field = TextField(.text("a"), .keyboardType(.emailAddress), .isEnabled(false))
    #expect("\(field)" == #"TextField(text: "a", keyboardType: .emailAddress, isEnabled: false)"#)
  }
}
