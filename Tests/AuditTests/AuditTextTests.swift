import Audit
import Foundation
import Mod
import Testing
import Widgets

@Suite("An audit of clipped and of small text")
struct AuditTextTests {
  private let label = Label("Views and more", .font(.body), .adjustsFontForContentSizeCategory(true))

  @Test("Text that is clipped at the largest text size is found, with the lines or the points that it needs")
  func clipped() {
    let text = "The number of people who have listened to the end"
    let lines = Preview.audit(label.with(.text(text)), width: 400)
    #expect(lines.map(\.rule) == [.clippedText])
    #expect(lines.first?.property == "numberOfLines")
    #expect(lines.first?.found == 1)
    #expect(lines.first?.wanted == 4)
    #expect(lines.first?.message == "At the largest text size, the text needs 4 lines and has 1.")
    let height = Preview.audit(label.with(.text("Views"), .height(40)))
    #expect(height.map(\.rule) == [.clippedText])
    #expect(height.first?.property == "height")
    #expect(height.first?.found == 40)
    #expect(height.first?.wanted == 64)
  }

  @Test("Text with enough lines and space is not reported as clipped")
  func whole() {
    #expect(Preview.audit(label.with(.text("Views"))) == [])
    #expect(Preview.audit(label.with(.text("The number of people"), .numberOfLines(0))) == [])
    #expect(Preview.audit(label.with(.text("The number of people"), .numberOfLines(2))) == [])
    #expect(Preview.audit(label.with(.text("Views"), .height(64))) == [])
  }

  @Test("Text that does not follow the text size is not checked at the largest one")
  func fixed() {
    #expect(Preview.audit(label.with(.height(21), .adjustsFontForContentSizeCategory(false))) == [])
    #expect(Preview.audit(label.with(.height(21), .font(.systemFont(ofSize: 17)))) == [])
    #expect(Preview.audit(label.with(.height(21), .isHidden(true))) == [])
  }

  @Test("A label without a width is not reported as clipped")
  func collapsed() {
    func findings(width: Double) -> [Preview.Finding] {
      Preview.audit(
        HStack {
          label.with(.width(width)); Spacer()
        })
    }
    #expect(findings(width: 0) == [])
    #expect(findings(width: 20).map(\.rule) == [.clippedText])
  }

  @Test("Clipping respects the largest text size and the minimum scale of a label")
  func limits() {
    let tight = label.with(.text("Views"), .height(28))
    #expect(Preview.audit(tight).map(\.rule) == [.clippedText])
    #expect(Preview.audit(tight.with(.maximumContentSizeCategory(.extraExtraExtraLarge))) == [])
    #expect(Preview.audit(tight.with(.maximumContentSizeCategory(.accessibilityMedium))).map(\.wanted) == [34])
    let shrinking = label.with(.text("Views of episodes"), .adjustsFontSizeToFitWidth(true), .minimumScaleFactor(0.5))
    #expect(Preview.audit(shrinking) == [])
    #expect(Preview.audit(shrinking.with(.minimumScaleFactor(0.95))).map(\.rule) == [.clippedText])
  }

  @Test("Whether text is clipped depends on the width of the screen")
  func width() {
    let text = label.with(.text("Views of episodes"))
    #expect(Preview.audit(text).map(\.rule) == [.clippedText])
    #expect(Preview.audit(text, width: 1_000) == [])
  }

  @Test("A clipped title of a button is found")
  func buttons() {
    let button = Button(
      "Subscribe to the episodes", .titleColor(.label), .titleLabel.font(.body),
      .titleLabel.adjustsFontForContentSizeCategory(true))
    #expect(Preview.audit(button).map(\.property) == ["width"])
    #expect(Preview.audit(button.with(.title("Go"))) == [])
    #expect(Preview.audit(button.with(.title("Go"), .height(50))).map(\.property) == ["height"])
  }

  @Test("Text is reported as clipped in a box of a fixed height, and not in one that grows")
  func boxes() {
    func box(_ mods: Mod<StackView>...) -> StackView {
      VStack {
        label.with(.text("Views")); label.with(.text("Likes"))
      }.with(Mod(list: mods))
    }
    #expect(Preview.audit(box()) == [])
    #expect(Preview.audit(View(.subviews([box(.height(100))]))).map(\.rule).contains(.clippedText))
  }

  @Test("Text that is clipped at its own size is found, whether it follows the text size or not")
  func cut() {
    let fixed = Label("The number of people who have listened to the end", .font(.systemFont(ofSize: 17)))
    for label in [fixed, fixed.with(.font(.body), .adjustsFontForContentSizeCategory(true))] {
      #expect(Preview.audit(label, width: 200).map(\.description) == ["Label: The text needs 3 lines and has 1."])
    }
    #expect(Preview.audit(fixed.with(.numberOfLines(0)), width: 200) == [])
    #expect(
      Preview.audit(fixed.with(.numberOfLines(0), .height(30)), width: 200).map(\.description) == [
        "Label: The text needs 61.5 points and has 30."
      ])
    let button = Button("Listened to the end", .titleColor(.label), .width(100))
    #expect(
      Preview.audit(HStack { button }).map(\.description) == [
        "StackView/0.Button: The title needs 157.5 points and has 100."
      ])
    #expect(Preview.audit(HStack { button.with(.width(160)) }) == [])
    #expect(Preview.audit(button.with(.height(0))) == [], "it is collapsed")
    #expect(Preview.audit(Button(.image(Image(systemName: "star")), .accessibilityLabel("Star"), .size(24))) == [])
  }

  @Test("Text of less than 11 points that does not follow the text size is found")
  func small() {
    let small = Label("Views", .font(.systemFont(ofSize: 10.5)))
    #expect(
      Preview.audit(small).map(\.description) == [
        "Label: The text has 10.5 points, fewer than 11, and does not follow the text size."
      ])
    #expect(Preview.audit(small).map(\.rule) == [.smallText])
    #expect(Preview.audit(small.with(.font(.systemFont(ofSize: 11)))) == [])
    #expect(Preview.audit(small.with(.font(.caption2), .adjustsFontForContentSizeCategory(true))) == [])
    #expect(Preview.audit(small.with(.text(""))) == [])
  }

  @Test("Line heights that make lines overlap are found")
  func lineHeights() {
    let font = Font.systemFont(ofSize: 16)
    let finding = Preview.audit(Label("a", .font(font.lineHeight(6)))).first { $0.rule == .lineHeight }
    #expect(finding?.found == 6 && finding?.wanted == 16 && finding?.property == "font")
    #expect(finding?.message == "Text of 16 points has lines that are 6 points high: they overlap.")
    #expect(Preview.audit(Label("a", .font(font.lineHeight(13)))).filter { $0.rule == .lineHeight } == [])
    let button = Button("a", .titleLabel.font(font.lineHeight(1.5)))
    #expect(Preview.audit(button).contains { $0.rule == .lineHeight && $0.property == "titleLabel.font" })
  }

  @Test("A short title in a button of the minimum size is not reported as clipped")
  func smallButtons() {
    for size in [24.0, 28, 30] {
      let close = Button("×", .titleColor(.label), .size(size), .accessibilityLabel("Close"))
      #expect(Preview.audit(HStack { close }) == [])
      #expect(Preview.audit(HStack { close.with(.contentEdgeInsets(8)) }).map(\.rule) == [.clippedText])
    }
    #expect(Preview.audit(Button("×", .titleColor(.label), .height(18))).map(\.rule).contains(.clippedText))
  }
}
