import LiveTesting
import Preview
import Styles
import Terminal
import Testing

@MainActor
@Suite("Text sizes of the environment in previews")
struct TextSizePreviewTests {
  private func sized(_ size: ContentSizeCategory, _ widget: any Widget) -> StackView {
    VStack(.environment(\.preferredContentSizeCategory, size)) { HStack(.arrangedSubviews([widget])) }
  }

  private let label = Label("V", .font(.body), .adjustsFontForContentSizeCategory(true))

  private func sizes(_ widget: any Widget, _ size: ContentSizeCategory) -> [String] {
    [Preview.html(sized(size, widget)), Preview.svg(sized(size, widget))].map { preview in
      preview.matches(of: /font-size:([0-9.]+)px/).map { String($0.1) }.last ?? ""
    }
  }

  @Test("Texts that follow the text size have that of the environment in pages and drawings")
  func texts() {
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    let font = Font.body
    let widgets: [any Widget] = [
      label, TextField(.text("V"), .font(font), .adjustsFontForContentSizeCategory(true)),
      TextView(.text("V"), .font(font), .adjustsFontForContentSizeCategory(true)),
      Button("V", .titleLabel.font(font), .titleLabel.adjustsFontForContentSizeCategory(true)),
    ]
    for widget in widgets {
      #expect(sizes(widget, largest) == ["53", "53"], "\(widget)")
      #expect(sizes(widget, .small) == ["15", "15"], "\(widget)")
      #expect(Preview.terminal(sized(largest, widget)) == Preview.terminal(sized(.large, widget)))
    }
    #expect(sizes(Label("V", .font(.body)), largest) == sizes(Label("V", .font(.body)), .large))
    let fixed = label.with(.font(.systemFont(ofSize: 20)))
    #expect(sizes(fixed, largest) == ["20", "20"])
  }

  @Test("The limits of a widget's text size apply also without an environment, and the minimum wins")
  func limits() {
    #expect(sizes(label.with(.maximumContentSizeCategory(.accessibilityMedium)), .accessibilityLarge) == ["28", "28"])
    let least = label.with(.minimumContentSizeCategory(.accessibilityLarge), .maximumContentSizeCategory(.small))
    #expect(sizes(least, .large) == ["33", "33"])
    #expect(Preview.svg(least).contains("font-size:33px"))
  }

  @Test("Images and states follow the text size, and an inner text size replaces an outer one")
  func images() {
    let image = ImageView(
      systemName: "star", .adjustsImageSizeForAccessibilityContentSizeCategory(true))
    let (usual, large) = (Preview.svg(sized(.large, image)), Preview.svg(sized(.accessibilityLarge, image)))
    #expect(usual != large && Preview.html(sized(.accessibilityLarge, image)) != Preview.html(sized(.large, image)))
    let inner = sized(.accessibilityLarge, sized(.small, label.with(.while(.hovered, .alpha(0.5)))))
    #expect(Preview.html(inner).contains("font-size:15px") && Preview.svg(inner).contains("font-size:15px"))
  }

  @Test("A live tree is shown in the text size of its environment, too")
  func liveTree() {
    let tree = LiveTree(sized(.accessibilityLarge, label))
    #expect(Preview.svg(tree.widget).contains("font-size:33px") && Preview.html(tree.widget).contains("font-size:33px"))
  }
}
