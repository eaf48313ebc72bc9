import Mod
import Preview
import Testing
import Widgets

@MainActor
struct SecureTextTests {
  @Test(
    "A secure text is shown nowhere, and not printed",
    arguments: [
      TextField(.text("se\ncret"), .isSecureTextEntry(true)), TextView(.text("se\ncret"), .isSecureTextEntry(true)),
      SearchBar(.text("se\ncret"), .isSecureTextEntry(true)),
    ] as [any Widget & Sendable])
  func concealed(widget: any Widget & Sendable) {
    for shown in [Preview.html(widget), Preview.svg(widget), Preview.text(widget), "\(widget)"] {
      #expect(!shown.contains("cret") && shown.contains("•"))
    }
    #expect("\(widget)".contains(#"text: "•••"#) && "\(widget)".contains("isSecureTextEntry: true"))
  }

  @Test("A text that is not secure, or empty, prints as it is")
  func plain() {
    #expect("\(TextView(.text("a")))" == #"TextView(text: "a")"#)
    #expect("\(TextField(.isSecureTextEntry(true)))" == "TextField(isSecureTextEntry: true)")
  }
}
