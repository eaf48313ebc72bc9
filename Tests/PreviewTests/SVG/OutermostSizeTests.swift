import Foundation
import Mod
import Preview
import Terminal
import Testing
import Widgets

@Suite("The size of the outermost widget")
struct OutermostSizeTests {
  private let text = "A long text that is cut"

  /// Returns the size and the place of the outermost widget's background in a drawing.
  private func ground(
    _ mods: Mod<Label>..., width: Double = 375, height: Double? = nil, isRightToLeft: Bool = false
  ) -> String? {
    let label = Label(text, .backgroundColor(.red), .combine(mods))
    let drawing = Preview.svg(label, width: width, height: height, isRightToLeft: isRightToLeft)
    let shape = /<g data-kind="Label"[^>]*?( transform="[^"]*")?>\s*<rect width="([0-9.]+)" height="([0-9.]+)"/
    return drawing.firstMatch(of: shape).map { match in
      let place = match.output.1.map { String($0.dropFirst(12).dropLast()) } ?? ""
      return "\(match.output.2) \(match.output.3)\(place.isEmpty ? "" : " \(place)")"
    }
  }

  @Test("The outermost widget fills the screen, unless it sets a width or a height")
  func drawings() {
    #expect(ground() == "375 20.5" && ground(height: 100) == "375 100")
    #expect(ground(.width(80)) == "80 20.5" && ground(.width(80), height: 100) == "80 100")
    #expect(ground(.height(40)) == "375 40" && ground(.height(40), height: 100) == "375 40")
    #expect(ground(.width(80), isRightToLeft: true) == "80 20.5 translate(295 0)")
    #expect(ground(.width(80), .margins(10)) == "80 20.5 translate(10 10)")
    #expect(ground(.frame(CGRect(x: 5, y: 5, width: 80, height: 30)), height: 100) == "80 30")
    #expect(ground(.width(80), .width(min: 100)) == "100 20.5")
    #expect(ground(.width(500, priority: .defaultHigh)) == "375 20.5")
  }

  @Test("The outermost widget fills the screen within the limits that it sets")
  func limits() {
    #expect(ground(.width(max: 80)) == "80 20.5" && ground(.width(max: 80), height: 100) == "80 100")
    #expect(ground(.width(max: 80), isRightToLeft: true) == "80 20.5 translate(295 0)")
    #expect(ground(.width(max: 80), .margins(10)) == "80 20.5 translate(10 10)")
    #expect(ground(.width(max: 500)) == "375 20.5" && ground(.width(min: 100)) == "375 20.5")
    #expect(ground(.width(min: 400)) == "400 20.5" && ground(.width(min: 400), .width(max: 80)) == "400 20.5")
    #expect(ground(.height(max: 30), height: 100) == "375 30" && ground(.height(min: 40)) == "375 40")
    #expect(ground(.height(min: 120), height: 100) == "375 120")
    #expect(ground(.width(80, priority: .defaultHigh), .width(max: 60)) == "60 20.5")
    #expect(Preview.svg(Label(text, .width(max: 80))).contains("A long t…"))
    #expect(Preview.terminal(Label(text, .width(max: 80)), width: 40, color: false) == "A long te…")
    #expect(Preview.terminal(Label(text, .width(max: 800)), width: 40, color: false) == text)
    #expect(Preview.html(Label(text, .width(max: 80))).contains("max-width:80px"))
  }

  @Test("A drawing is as wide as the screen, or as a widget that is wider")
  func screens() {
    #expect(Preview.svg(Label("a", .width(80))).contains(#"viewBox="0 0 375 20.5""#))
    #expect(Preview.svg(Label("a", .width(500))).contains(#"viewBox="0 0 500 20.5""#))
    #expect(Preview.svg(Label("a", .width(500)), isRightToLeft: true).contains(#"viewBox="0 0 500 20.5""#))
    #expect(Preview.svg(Label("a", .margins(10))).contains(#"viewBox="0 0 375 40.5""#))
  }

  @Test("Text is truncated at the width of the outermost widget, in drawings and in terminals")
  func truncation() {
    #expect(Preview.svg(Label(text, .width(80))).contains("A long t…"))
    #expect(Preview.terminal(Label(text, .width(80)), width: 40, color: false) == "A long te…")
    #expect(Preview.terminal(Label(text), width: 40, color: false) == text)
    let right = Preview.terminal(Label(text, .width(80)), width: 40, color: false, isRightToLeft: true)
    #expect(right == String(repeating: " ", count: 30) + "A long te…")
    #expect(Preview.terminal(Label("a\nb\nc", .numberOfLines(0), .height(40)), color: false).hasPrefix("a\nb"))
  }
}
