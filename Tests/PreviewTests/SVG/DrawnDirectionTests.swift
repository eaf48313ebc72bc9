import Foundation
import Mod
import Preview
import Testing
import Widgets

private typealias Attributes = AttributeScopes.WidgetAttributes

/// Returns a text with attributes.
private func run(_ text: String, _ change: (inout AttributedString) -> Void) -> AttributedString {
  var text = AttributedString(text)
  change(&text)
  return text
}

@Suite("The direction of writing in drawings")
struct DrawnDirectionTests {
  private func hebrew(_ change: (inout AttributedString) -> Void) -> AttributedString {
    AttributedString("אבג ") + run("דהו", change) + AttributedString(" זחט")
  }

  private func texts(in drawing: String) -> [Substring] {
    drawing.split(separator: "\n").filter { $0.contains("<text") }
  }

  @Test("Runs from right to left are one text element with all attributes, so that the renderer orders them")
  func runs() throws {
    let changes: [((inout AttributedString) -> Void, String)] = [
      ({ $0[Attributes.BaselineOffsetAttribute.self] = 5 }, "<tspan dy=\"-5\""),
      ({ $0[Attributes.BackgroundColorAttribute.self] = .systemYellow }, "fill:#ffcc00"),
      ({ $0[Attributes.KernAttribute.self] = 4 }, "letter-spacing:4px"),
      ({ $0[Attributes.ForegroundColorAttribute.self] = .systemRed }, "fill:#ff3b30"),
    ]
    for (change, effect) in changes {
      let widgets: [any Widget] = [
        Label(.attributedText(hebrew(change))),
        Label(.attributedText(hebrew(change)), .backgroundColor(.systemGray6)),
        Button(.attributedTitle(hebrew(change))),
      ]
      for widget in widgets {
        for isRightToLeft in [false, true] {
          let tree = VStack(alignment: .leading) { widget }
          let drawing = Preview.svg(tree, appearance: .light, isRightToLeft: isRightToLeft)
          #expect(texts(in: drawing).count == 1 && drawing.contains(effect), "\(drawing)")
          #expect(drawing.contains(">אבג </tspan><tspan ") && drawing.contains(">דהו</tspan><tspan "), "\(drawing)")
          #expect(drawing.contains("direction=\"rtl\"") == isRightToLeft)
        }
      }
    }
  }

  @Test("The baseline returns after a run with an offset")
  func baselines() {
    let text = hebrew { $0[Attributes.BaselineOffsetAttribute.self] = -3 }
    let drawing = Preview.svg(Label(.attributedText(text)))
    #expect(drawing.contains("<tspan dy=\"3\"") && drawing.contains("<tspan dy=\"-3\""))
  }

  /// Returns the left edges and the widths of the backgrounds of runs.
  private func backgrounds(of text: AttributedString, isRightToLeft: Bool = false) -> [[Double]] {
    let label = Label(.attributedText(text), .textAlignment(.left))
    return Preview.svg(label, width: 300, appearance: .light, isRightToLeft: isRightToLeft).split(separator: "\n")
      .filter { $0.contains("<rect") }.dropFirst()
      .map { line in
        [/\sx="([0-9.]+)"/, /\swidth="([0-9.]+)"/].map {
          line.firstMatch(of: $0).flatMap { Double($0.output.1) } ?? 0
        }
      }
  }

  private func marked(_ text: String) -> AttributedString {
    run(text) { $0[Attributes.BackgroundColorAttribute.self] = .systemYellow }
  }

  @Test("The background of a run is drawn where bidirectional text places the run", arguments: [false, true])
  func grounds(isRightToLeft: Bool) throws {
    func place(_ text: AttributedString) throws -> [Double] {
      try #require(backgrounds(of: text, isRightToLeft: isRightToLeft).first)
    }
    // The first word is at the right, and has the two others before it.
    let first = try place(marked("אבג") + AttributedString(" דהו זחט"))
    let last = try place(AttributedString("אבג דהו ") + marked("זחט"))
    #expect(first[0] > last[0] && first[1] > 0)
    // English stands as it does without Hebrew.
    let inside = try place(AttributedString("abc ") + marked("def") + AttributedString(" אבג"))
    let after = try place(AttributedString("abc def ") + marked("אבג"))
    #expect((inside[0] < after[0]) != isRightToLeft)
    // A number between words from right to left is between them.
    let number = try place(AttributedString("אבג ") + marked("12") + AttributedString(" דהו"))
    #expect(number[0] > 0 && number[0] < first[0])
  }

  @Test("A run that bidirectional text splits has a background for each part")
  func parts() {
    let text = AttributedString("אבג") + marked(" abc דה") + AttributedString("ו xyz")
    #expect(backgrounds(of: text).count == 2)
    #expect(backgrounds(of: AttributedString("abc ") + marked("def אבג")).count == 1)
  }

  @Test("A drawing has the direction of each widget, also in masks")
  func direction() {
    let label = Label("Hello you!")
    let drawing = Preview.svg(
      VStack(.semanticContentAttribute(.forceRightToLeft)) {
        label
        HStack(.semanticContentAttribute(.forceLeftToRight)) { label }
      })
    #expect(drawing.components(separatedBy: "direction=\"rtl\"").count == 2)
    #expect(drawing.components(separatedBy: "direction=\"ltr\"").count == 2)
    #expect(!Preview.svg(label).contains("direction"))
    let masked = View(.width(80), .height(20), .mask(Label("Hello you!")))
    #expect(Preview.svg(masked, isRightToLeft: true).contains(/<mask [^>]*direction="rtl"/))
    #expect(!Preview.svg(masked).contains("direction"))
  }
}
