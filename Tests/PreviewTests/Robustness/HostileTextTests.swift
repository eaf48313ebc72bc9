import Audit
import Foundation
import Mod
import OwnControls
import Preview
import Terminal
import TestSupport
import Testing
import Widgets

@Suite("Hostile text in every preview")
struct HostileTextTests {
  /// What clears a terminal, forges lines, turns the direction of writing, or joins what follows.
  static let text = "a\u{1B}[2J\u{9B}31m\u{202E}\u{2066}\u{0}\n\r\u{85}\u{2028}\u{7F}\u{FFFD}b'<&>\u{0D4E}"

  static func replacements(_ type: Any.Type) -> [Any]? {
    switch type {
    case is String.Type: [text]
    case is AttributedString.Type: [AttributedString(text)]
    case is Image.Type: [Image(named: text), Image(systemName: text)]
    case is WidgetKey.Type: [WidgetKey(text)]
    case is Font.Type: [Font(name: text, size: 17)]
    case is Color.Type, is Behaviors.Type, is Calendar.Type, is Locale.Type, is TimeZone.Type, is URL.Type: []
    default: nil
    }
  }

  @Test(
    "No text in any property of any widget breaks out of its place in a preview",
    arguments: Hostile(text: "x").everything.indices)
  func kinds(_ index: Int) {
    let widget = Hostile(text: "x").everything[index]
    let variants = Variants(replacements: Self.replacements, skipped: ["attributes"])
    for variant in variants.of(widget) { check(variant.widget, variant.path) }
    check(Hostile(text: Self.text).everything[index], "everything in it")
  }

  @Test(
    "No text in properties that all widgets share breaks out of its place",
    arguments: [View(), Label("x")] as [any Widget])
  func attributes(_ widget: any Widget) {
    for variant in Variants(replacements: Self.replacements).of(widget) { check(variant.widget, variant.path) }
  }

  private func check(_ widget: any Widget, _ path: String) {
    #expect(Preview.text(widget).isPrintable(on: "\n"), "\(path)")
    #expect(Preview.terminal(widget, color: false).isPrintable(on: "\n"), "\(path)")
    #expect(Preview.svg(widget).isPrintable(on: "\n"), "\(path)")
    #expect(Preview.html(widget).isPrintable(on: "\n\t"), "\(path)")
    #expect("\(widget)".isPrintable(), "\(path)")
    #expect(widget.treeDescription.isPrintable(on: "\n"), "\(path)")
    #expect(Preview.audit(widget).allSatisfy { $0.description.isPrintable() }, "\(path)")
  }

  @Test(
    "A line of the text preview stays one line, whatever its text", arguments: Hostile(text: "x").everything.indices)
  func lines(_ index: Int) {
    func names(_ text: String) -> [Substring] {
      let lines = Preview.text(Hostile(text: text).everything[index]).split(separator: "\n")
      return lines.compactMap { $0.split(separator: " ").first }
    }
    // Long lines go on in others, which begin with the name of a property, or inside a value.
    let harmless = names("x").filter { $0.first?.isUppercase == true }
    #expect(names(Self.text).filter(Set(harmless).contains) == harmless)
  }

  @Test("A dropped scalar of a line is shown as its escape sequence")
  func escapes() {
    #expect(Preview.text(Label("a\u{1B}\u{9B}\u{202E}")) == #"Label "a\u{1B}\u{009B}\u{202E}""#)
    #expect(Preview.text(SegmentedControl(["a\u{1B}[2J", "b\n"])) == #"SegmentedControl a\u{1B}[2J b\n"#)
    #expect(Preview.text(Label(.key("\u{9B}"))) == #"Label key: "\u{009B}""#)
  }

  @Test("An apostrophe is escaped everywhere")
  func apostrophes() {
    let label = Label("it's", .accessibilityLabel("it's"), .accessibilityIdentifier("it's"))
    for markup in [Preview.html(label), Preview.svg(label, title: "it's")] {
      #expect(markup.contains("it&#39;s") && !markup.contains("it's"))
    }
  }
}
