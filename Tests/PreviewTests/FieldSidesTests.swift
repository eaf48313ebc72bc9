import Mod
import Preview
import Terminal
import Testing
import Widgets

@Suite("The sides of a text field")
struct FieldSidesTests {
  private let field = TextField(.text("abc"), .borderStyle(.roundedRect), .rightViewMode(.always))

  @Test("A right view takes the place of the clear button in every preview, and a hidden one does not")
  func rightView() {
    let kilograms = field.with(.rightView(Label("kg")))
    let both = kilograms.with(.clearButtonMode(.always))
    #expect(Preview.html(both) == Preview.html(kilograms))
    #expect(Preview.svg(HStack { both }) == Preview.svg(HStack { kilograms }))
    #expect(Preview.terminal(both) == Preview.terminal(kilograms))
    #expect(Preview.terminal(both.with(.rightViewMode(.never))).contains("×"))
  }

  @Test("The clear button is there as long as there is a text")
  func clearButton() {
    let full = field.with(.clearButtonMode(.always))
    #expect(Preview.terminal(full).contains("×") && !Preview.html(full).contains(" hidden"))
    let empty = full.with(.text(""))
    #expect(!Preview.terminal(empty).contains("×") && Preview.html(empty).contains(" hidden"))
    #expect(Preview.svg(HStack { empty }) == Preview.svg(HStack { empty.with(.clearButtonMode(.never)) }))
  }
}
