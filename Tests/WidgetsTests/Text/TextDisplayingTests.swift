import Foundation
import Mod
import Testing
import Widgets

struct TextDisplayingTests {
  private let linked: AttributedString = {
    var text = AttributedString("Views")
    text.link = URL(string: "https://example.org")
    return text
  }()

  @Test("Setting the attributed text sets the plain text to the same letters")
  func attributedSetsPlain() {
    let label = Label(.attributedText(linked))
    #expect(label.text == "Views")
    #expect(label.attributedText == linked)
  }

  @Test("Setting the plain text drops the attributes")
  func plainDropsAttributes() {
    let label = Label(.attributedText(linked), .text("Views"))
    #expect(label.attributedText == AttributedString("Views"))
    #expect(label == Label("Views"))
  }

  @Test("Changing the plain text in place drops the attributes")
  func updateDropsAttributes() {
    #expect(Label(.attributedText(linked), .text.update { $0?.append("!") }) == Label("Views!"))
  }

  @Test("Removing the attributed text removes the text")
  func removal() {
    #expect(Label("Views", .attributedText(nil)) == Label())
  }

  @Test("Plain text can be given attributes in place")
  func attributesInPlace() {
    let label = Label("Views", .attributedText.update { $0?.link = URL(string: "https://example.org") })
    #expect(label.attributedText == linked)
  }

  @Test("The font of a label becomes that at the start of its attributed text, and the color stays")
  func styleAtStart() {
    var title = AttributedString("Views: ")
    title.font = .headline
    title.foregroundColor = .systemRed
    let label = Label(.attributedText(title + AttributedString("1000")))
    #expect(label.font == .headline)
    #expect(label.textColor == .label)
    #expect(Label(.attributedText(AttributedString("1000") + title)).font == Label().font)
  }

  @Test("An attributed text prints on one line")
  func description() {
    #expect(
      "\(Label(.attributedText(linked)))"
        == #"Label(text: "Views", attributedText: Views { NSLink = https://example.org })"#
    )
  }

  @Test("The text of a text input without a text is empty, and not `nil`")
  func emptyText() {
    #expect(TextField().text == "")
    #expect(TextField(.text("a"), .text(nil)) == TextField())
    #expect(TextView(.text("a"), .attributedText(nil)).text == "")
    #expect(Label().text == nil)
  }

  @Test("A style for everything that shows text applies to a custom widget")
  func ownWidget() {
    struct Badge: TextDisplaying {
      var displayedText = DisplayedText()
      var attributes = ViewAttributes.fresh
    }
    func shouting<Root: TextDisplaying>() -> Mod<Root> { [.text.update { $0 = $0?.uppercased() }, .font(.headline)] }
    #expect("\(Badge(.text("new"), shouting()))" == #"Badge(text: "NEW", font: .headline)"#)
  }
}
