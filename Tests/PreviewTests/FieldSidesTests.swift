import Mod
import Preview
import Terminal
import Testing
import Widgets

@Suite("The sides of a text field")
struct FieldSidesTests {
  private let field = TextField(.text("abc"), .borderStyle(.roundedRect), .rightViewMode(.always))

  @Test("A right view replaces the clear button in every preview, unless it is hidden")
  func rightView() {
    let kilograms = field.with(.rightView(Label("kg")))
    let both = kilograms.with(.clearButtonMode(.always))
    #expect(Preview.html(both) == Preview.html(kilograms))
    #expect(Preview.svg(HStack { both }) == Preview.svg(HStack { kilograms }))
    #expect(Preview.terminal(both) == Preview.terminal(kilograms))
    #expect(Preview.terminal(both.with(.rightViewMode(.never))).contains("×"))
  }

  @Test("A page shows side views and clear buttons only while editing, or only otherwise, as their modes say")
  func modes() {
    func html(_ mods: Mod<TextField>) -> String { body(of: field.with(mods)) }
    #expect(html(.clearButtonMode(.whileEditing)).contains(#"class="Clear editing""#))
    #expect(html(.clearButtonMode(.unlessEditing)).contains(#"class="Clear resting""#))
    #expect(html([.leftView(Label("€")), .leftViewMode(.whileEditing)]).contains(#"<div class="Side editing">"#))
    let unit: Mod<TextField> = [.rightView(Label("kg")), .rightViewMode(.unlessEditing)]
    #expect(html(unit).contains(#"<div class="Side resting">"#))
    #expect(html(unit <> .clearButtonMode(.always)).contains(#"class="Clear editing""#))
    #expect(!html(unit <> .clearButtonMode(.unlessEditing)).contains("Clear"))
  }

  @Test("The clear button is shown while the field has a text")
  func clearButton() {
    let full = field.with(.clearButtonMode(.always))
    #expect(Preview.terminal(full).contains("×") && !Preview.html(full).contains(" hidden"))
    let empty = full.with(.text(""))
    #expect(!Preview.terminal(empty).contains("×") && Preview.html(empty).contains(" hidden"))
    #expect(Preview.svg(HStack { empty }) == Preview.svg(HStack { empty.with(.clearButtonMode(.never)) }))
  }
}
