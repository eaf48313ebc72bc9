import Foundation
import Mod
import Preview
import Testing
import Widgets

@Suite("The views of keyboards in HTML")
struct KeyboardViewTests {
  private let done = Button("Done")

  @Test("A field with an input view does not open the keyboard of a phone")
  func inputViews() {
    let fields: [any Widget] = [
      TextField(.inputView(View()), .keyboardType(.numberPad)), TextView(.inputView(View())),
    ]
    for field in fields { #expect(body(of: field).contains(#" inputmode="none""#)) }
    #expect(body(of: TextField(.keyboardType(.numberPad))).contains(#" inputmode="numeric""#))
  }

  @Test("An input accessory view is below the text, in the element of its widget")
  func accessories() throws {
    let fields: [any Widget] = [
      TextField(.inputAccessoryView(done)), TextView(.text("\na"), .inputAccessoryView(done)),
      SearchBar(.inputAccessoryView(done)),
    ]
    for field in fields {
      let html = body(of: field)
      let accessory = try #require(html.range(of: #"<div class="Accessory"><button"#))
      #expect(html[accessory.upperBound...].hasSuffix("</button></div></div>"), "\(html)")
      #expect(Preview.html(field).contains(":focus-within>.Accessory"))
    }
    #expect(!Preview.html(TextField()).contains("Accessory"))
  }

  @Test("A text view with an input accessory view keeps its name, its style and its text")
  func textView() {
    let view = TextView(
      .text("\na"), .accessibilityLabel("Notes"), .font(.systemFont(ofSize: 30)), .inputAccessoryView(done))
    let html = body(of: view)
    #expect(html.contains(#"<textarea class="TextView" aria-label="Notes">"# + "\n\na</textarea>"))
    #expect(!html.contains("Editor s1\" aria-label") && style(of: view)?.contains("font-size:30px") == true)
    #expect(!body(of: view.with(.isEditable(false))).contains("Accessory"))
  }
}
