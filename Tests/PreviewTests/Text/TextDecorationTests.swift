import Foundation
import Preview
import Terminal
import Testing
import Widgets

@MainActor
@Suite("Lines that decorate texts, and the colors of selections and placeholders")
struct TextDecorationTests {
  @Test("A text is underlined or struck through")
  func lines() {
    #expect(style(of: Label("a", .textDecoration(.underline))) == "text-decoration:underline")
    #expect(style(of: Label("a", .textDecoration(.strikethrough))) == "text-decoration:line-through")
    #expect(
      style(of: Label("a", .textDecoration([.underline, .strikethrough]))) == "text-decoration:underline line-through")
    #expect(style(of: Label("a", .textDecoration([]))) == nil)
    #expect("\(Label("a", .textDecoration(.underline)))" == #"Label(text: "a", textDecoration: [.underline])"#)
  }

  @Test("A link is underlined in each preview, in its own color or in that of links")
  func links() throws {
    var link = AttributedString("manual")
    link.link = URL(string: "https://example.org")
    let detected = TextView(.text("www.example.org"), .isEditable(false), .dataDetectorTypes(.link))
    let widgets: [any Widget] = [Label(.attributedText(link)), detected]
    for widget in widgets {
      #expect(Preview.html(widget).contains(/<a class="Run[ "]/))
      #expect(Preview.svg(widget).contains(#"text-decoration="underline""#))
      #expect(Preview.terminal(widget, width: 20, color: true).contains("\u{1B}[4"))
      #expect(Preview.svg(widget).contains(Color.link.hex.lowercased()), "\(Preview.svg(widget))")
    }
    link.foregroundColor = .systemRed
    // The rule of the kind must not beat that of the color.
    #expect(Preview.html(Label(.attributedText(link))).contains(":where(a).Run{"))
    link.link = URL(string: "file:///etc/passwd")
    #expect(!Preview.svg(Label(.attributedText(link))).contains("underline"))
  }

  @Test("A state underlines a label, and the title of a button", arguments: [WidgetState.hovered, .focused])
  func states(state: WidgetState) {
    let label = Preview.html(Label("a", .while(state, .textDecoration(.underline))))
    let button = Preview.html(Button("a", .while(state, .titleLabel.textDecoration(.underline))))
    for html in [label, button] {
      let rules = html.split(separator: "\n").filter { $0.contains("text-decoration") && $0.hasPrefix(".s1.s1.s1") }
      #expect(rules.count == 1, "\(html)")
    }
  }

  @Test("Drawings and terminals decorate the text of a label and the title of a button")
  func others() {
    let label = Label("Views", .textDecoration([.underline, .strikethrough]))
    let button = Button("Views", .titleLabel.textDecoration(.underline))
    #expect(Preview.svg(label).contains(#"text-decoration="underline line-through""#))
    #expect(Preview.svg(button).contains(#"text-decoration="underline""#))
    #expect(Preview.terminal(label, width: 9, color: true) == "\u{1B}[4;9mViews\u{1B}[0m")
    #expect(Preview.terminal(button, width: 9, color: true).contains("\u{1B}[4;38;5;33mViews"))
    #expect(Preview.svg(Label("Views")).contains("text-decoration") == false)
  }

  @Test("Cached markup of a label with a decoration is not used for one without")
  func tags() {
    let html = Preview.html(
      VStack {
        Label("a"); Label("b", .textDecoration(.underline)); Label("c")
      })
    #expect(html.contains(#"<span class="Label">a</span>"#) && html.contains(#"<span class="Label">c</span>"#))
    #expect(html.contains(#"<span class="Label s1">b</span>"#))
  }

  @Test("A placeholder has the color of a state", arguments: [WidgetState.hovered, .focused, .darkAppearance])
  func placeholders(state: WidgetState) {
    let field = TextField(.placeholder("Name"), .placeholderColor(.green), .while(state, .placeholderColor(.red)))
    let html = Preview.html(field)
    #expect(html.contains("--placeholder:#00FF00"))
    #expect(html.contains(".s1.s1.s1") && html.contains("--placeholder:#FF0000"))
    #expect(html.contains("::placeholder{color:var(--placeholder,var(--placeholderText));opacity:1}"))
  }

  @Test("The color of a selection is derived from the tint, which a state may set")
  func selections() {
    let field = TextField(.text("a"), .while(.focused, .tintColor(.red)))
    let (html, text) = (Preview.html(field), Preview.html(TextView(.text("a"), .tintColor(.red))))
    #expect(html.contains("::selection{background:color-mix(in srgb,var(--tint) 30%,#0000)}"))
    #expect(html.contains(".s1.s1.s1:where(:focus-visible,:has(:focus-visible)){--tint:#FF0000"))
    #expect(text.contains(".TextView::selection{background:color-mix(in srgb,var(--tint) 30%,#0000)}"))
    #expect(Preview.html(SearchBar()).contains(".SearchBar ::selection{"))
  }
}
