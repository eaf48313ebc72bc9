import Audit
import Foundation
import Mod
import Testing
import Widgets

@Suite("An audit of images that grow with the text size")
struct GrowingImageTests {
  private let star = Image(systemName: "star")

  private func findings(_ image: ImageView) -> [String] {
    let label = Label("Abc", .font(.body), .adjustsFontForContentSizeCategory(true))
    let row = HStack {
      HStack(.width(140)) {
        image
        label
      }
    }
    return Preview.audit(row).filter { $0.rule == .clippedText }.map(\.message)
  }

  @Test("An image that grows leaves text less room at the largest text size")
  func images() {
    let image = ImageView(star, .accessibilityLabel("Star"))
    #expect(findings(image) == [])
    let growing = image.with(.adjustsImageSizeForAccessibilityContentSizeCategory(true))
    #expect(findings(growing).count == 1 && findings(growing)[0].contains("largest text size"))
    #expect(findings(growing.with(.maximumContentSizeCategory(.large))) == [])
  }

  @Test("The image of a button that grows takes the room of its title, whose font stays small")
  func buttons() {
    let button = Button("Abc", .image(star), .width(70), .height(80))
    func rules(_ button: Button) -> [Preview.Finding.Rule] {
      Preview.audit(HStack { button }).map(\.rule).filter { [.clippedText, .smallText].contains($0) }
    }
    #expect(rules(button) == [])
    let growing = button.with(.adjustsImageSizeForAccessibilityContentSizeCategory(true))
    #expect(rules(growing) == [.clippedText])
    let small = growing.with(.width(300), .titleLabel.font(.systemFont(ofSize: 9)))
    #expect(rules(small) == [.smallText])
  }
}
