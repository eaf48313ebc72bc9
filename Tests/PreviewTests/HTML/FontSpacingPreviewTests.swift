import Foundation
import Preview
import Terminal
import Testing
import Widgets

@MainActor
@Suite("The line height and the tracking of fonts in previews")
struct FontSpacingPreviewTests {
  private let font = Font.systemFont(ofSize: 17).lineHeight(40).tracking(0.5)

  @Test("A page declares the line height and the tracking of a font that has them")
  func html() {
    #expect(style(of: Label("a", .font(font))) == "line-height:40px;letter-spacing:0.5px")
    #expect(style(of: Label("a", .font(.systemFont(ofSize: 17)))) == nil)
    #expect(style(of: Button("a", .titleLabel.font(font)))?.contains("line-height:40px;letter-spacing:0.5px") == true)
  }

  @Test("A part of a text has the line height and tracking around it, unless it has a font of its own")
  func runs() {
    var text = AttributedString("a ")
    var (own, color) = (AttributedString("b"), AttributedString("c"))
    own.font = .systemFont(ofSize: 17)
    color.foregroundColor = .red
    text += own + color
    let label = Label(.attributedText(text), .font(font))
    #expect(style(of: label, "s2")?.hasSuffix("font-size:17px;letter-spacing:0px") == true)
    #expect(style(of: label, "s3") == "color:#FF0000;line-height:inherit")
    let plain = Label(.attributedText(text))
    #expect(style(of: plain, "s2") == "color:#FF0000")
    let bold = Label(.attributedText(text), .font(.boldSystemFont(ofSize: 17)))
    #expect(style(of: bold, "s2")?.hasSuffix("font-size:17px;font-weight:400") == true)
    #expect(style(of: bold, "s3") == "color:#FF0000")
    let heading = Label(.attributedText(text), .font(.token(\Brand.heading)))
    #expect(style(of: heading, "s2")?.hasSuffix("letter-spacing:0px;font-weight:400") == true)
    #expect(style(of: heading, "s3") == "color:#FF0000;line-height:inherit")
  }

  @Test("A line is as high as its fonts need on a common baseline")
  func baselines() {
    var (text, large) = (AttributedString("a"), AttributedString("b"))
    large.font = .systemFont(ofSize: 40)
    text += large
    let label = Label(.attributedText(text), .font(.systemFont(ofSize: 17).lineHeight(48)))
    // 38 points above the baseline for 40 points of size, and 18.5 of the 48 below it.
    #expect(Preview.svg(label).contains("height=\"56.5\""))
  }

  @Test("A token of a font has its theme's line height in proportion to its size, unless it sets its own")
  func tokens() {
    let heading = Font.token(\Brand.heading)
    let declared = style(of: Label("a", .font(heading))) ?? ""
    #expect(declared.contains("line-height:var(--Brand-heading-line-height,calc(30em/20))"))
    #expect(declared.contains("letter-spacing:var(--Brand-heading-letter-spacing,calc(-1em/20))"))
    let own = style(of: Label("a", .font(heading.lineHeight(24).tracking(0)))) ?? ""
    #expect(own.contains("line-height:24px;letter-spacing:0px"))
    let number = style(of: Label("a", .font(.body.lineHeight(.token(\Brand.height))))) ?? ""
    #expect(number.contains("line-height:calc(var(--Brand-height,36)*1px)"))
  }

  @Test("Text is drawn in the middle of its line, with its tracking")
  func svg() throws {
    func drawing(_ font: Font) -> String {
      Preview.svg(
        HStack(spacing: 0) {
          Label("a", .font(font)); View(.backgroundColor(.systemRed))
        })
    }
    let (plain, high) = (drawing(.systemFont(ofSize: 17)), drawing(font))
    #expect(high.contains("letter-spacing:0.5px") && !plain.contains("letter-spacing"))
    func number(_ svg: String, _ name: String) throws -> Double {
      let text = try #require(svg.components(separatedBy: "<text").last)
      return try #require(Double(text.components(separatedBy: " \(name)=\"")[1].prefix { $0 != "\"" }))
    }
    // A line of 40 points has 9.75 points more above the text than one of 20.5.
    #expect(try number(high, "y") - number(plain, "y") == 10)
    #expect(try number(high, "textLength") - number(plain, "textLength") == 0.5)
  }

  @Test("A terminal shows no line height and no tracking")
  func terminal() {
    #expect(
      Preview.terminal(Label("Views", .font(font)), width: 20)
        == Preview.terminal(Label("Views", .font(.systemFont(ofSize: 17))), width: 20))
  }

  @Test(
    "Any line height and tracking makes a valid CSS declaration",
    arguments: [Double.nan, .infinity, -.infinity, -1e300, 1e300])
  func hostile(number: Double) {
    let label = Label("a b", .font(font.lineHeight(number).tracking(number)))
    let pages = [Preview.html(label), Preview.svg(label), Preview.text(label)]
    #expect(!pages[0].contains("line-height:-") && !pages[0].contains("nan") && !pages[0].contains("inf"))
    #expect(!pages[1].contains("nan") && !pages[1].contains("inf"))
  }
}

private struct Brand: Theme {
  var heading = Font.systemFont(ofSize: 20).lineHeight(30).tracking(-1)
  var height = 36.0

  static let standard = Brand()
}
