import Foundation
import Layout
import Mod
import Preview
import Testing
import Widgets

@Suite("The space of texts in drawings")
struct TextSpaceTests {
  @Test("A text with space beside it is drawn with its natural width", arguments: [false, true])
  func room(isRightToLeft: Bool) {
    let trees: [any Widget] = [
      VStack(alignment: .leading) { Label("A label beside") },
      VStack(alignment: .trailing) { Label("A label", .textAlignment(isRightToLeft ? .left : .right)) },
      VStack(alignment: .trailing) { Label("At the end") },
      VStack(alignment: .center) { Button("Open") },
      VStack(alignment: .leading) { VStack(alignment: .leading) { Label("A label in two") } },
      VStack(alignment: .leading) { Label("A padded label", .padding(4)) },
      HStack {
        Label("left")
        Spacer()
        Button("Right", .titleLabel.font(.systemFont(ofSize: 17, weight: .heavy)))
      },
      HStack(spacing: 8) {
        Label("one")
        Label("two")
        Spacer()
      },
      VStack(alignment: .leading) { SegmentedControl(["A longer month"]) },
      VStack(alignment: .leading) { Switch(.preferredStyle(.checkbox), .title("on")) },
      VStack(.backgroundColor(.systemGray6)) { VStack(alignment: .leading) { Label("On a ground") } },
    ]
    for tree in trees {
      let svg = Preview.svg(tree, isRightToLeft: isRightToLeft)
      #expect(!svg.contains("textLength"), "\(svg)")
    }
  }

  @Test("A text of several runs with space beside it is one text element, and has its attributes")
  func runs() {
    var bold = AttributedString("bold book")
    bold.widgets.font = .systemFont(ofSize: 17, weight: .bold)
    let text = AttributedString("Open a ") + bold
    let svg = Preview.svg(VStack(alignment: .leading) { Label(.attributedText(text)) })
    #expect(!svg.contains("textLength"))
    #expect(svg.contains(">Open a </tspan><tspan ") && svg.contains(">bold book</tspan>"))
    #expect(svg.components(separatedBy: "<text").count == 2)
    let full = VStack(alignment: .leading, .clipsToBounds(true), .width(120)) {
      Label(.attributedText(text))
    }
    #expect(Preview.svg(full).contains("textLength"))
  }

  @Test("A text in a field may grow within the field's frame")
  func fields() {
    let field = TextField(.text("Name"), .borderStyle(.roundedRect))
    #expect(!Preview.svg(VStack(alignment: .leading) { field }).contains("textLength"))
  }

  @Test("A text without space beside it is drawn with its measured width", arguments: [false, true])
  func noRoom(isRightToLeft: Bool) {
    let trees: [any Widget] = [
      VStack(alignment: .leading) { Label("A chip", .backgroundColor(.systemRed)) },
      VStack(alignment: .leading) { Label("A chip", .border(.systemRed)) },
      VStack(alignment: .leading) { VStack(.clipsToBounds(true)) { Label("Clipped") } },
      HStack(spacing: 0) {
        Label("A label")
        View(.backgroundColor(.systemRed))
      },
    ]
    for tree in trees {
      let svg = Preview.svg(tree, isRightToLeft: isRightToLeft)
      #expect(svg.contains("textLength"), "\(svg)")
    }
  }

  @Test("Joined letters stay joined in a drawing")
  func joinedLetters() {
    #expect(!Preview.svg(VStack(alignment: .leading) { Label("اهلا", .backgroundColor(.red)) }).contains("textLength"))
    #expect(Preview.svg(VStack(alignment: .leading) { Label("日本", .backgroundColor(.red)) }).contains("textLength"))
  }

  @Test("A button's title of several lines has their height")
  func titleLines() throws {
    func svg(_ mods: Mod<Button>...) -> String {
      let button = Button("Multi line title which wraps", .width(100), .combine(mods))
      return Preview.svg(VStack(alignment: .leading) { button })
    }
    func height(_ svg: String) throws -> Double {
      try #require(svg.firstMatch(of: /height="([0-9.]+)"/).flatMap { Double($0.1) })
    }
    func lines(_ svg: String) -> Int { svg.components(separatedBy: "</text>").count - 1 }
    let (one, two, all) = (svg(), svg(.titleLabel.numberOfLines(2)), svg(.titleLabel.numberOfLines(0)))
    #expect(lines(one) == 1 && lines(two) == 2 && lines(all) == 3)
    #expect(all.contains(">Multi line<") && all.contains(">title which<") && all.contains(">wraps<"))
    #expect(all.contains("text-anchor=\"middle\""))
    let line = try height(two) - height(one)
    #expect(try line > 15 && height(all) - height(two) == line)
    let withImage = svg(.titleLabel.numberOfLines(0), .image(Image(systemName: "star")))
    #expect(lines(withImage) > 2)
  }
}
