import Foundation
import Testing
import Widgets

struct AttributeScopeTests {
  @Test("Attributed text contains the fonts and colors of this library")
  func attributes() {
    var text = AttributedString("Views")
    text.font = .headline
    text.foregroundColor = .systemRed
    #expect(text.runs.first?.font == .headline)
    #expect(text.widgets.foregroundColor == .systemRed)
    #expect(text.backgroundColor == nil)
  }
}
