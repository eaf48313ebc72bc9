import Foundation
import Mod
import OwnControls
import Preview
import Terminal
import Testing
import Widgets

@Suite("SVG")
struct SVGTests {
  /// The lines between the styles and the end.
  private func drawing(of tree: any Widget, width: Double = 100, isRightToLeft: Bool = false) -> String {
    let svg = Preview.svg(tree, width: width, appearance: .light, isRightToLeft: isRightToLeft)
    return svg.components(separatedBy: "</style>\n").last?.replacingOccurrences(of: "</svg>\n", with: "") ?? ""
  }

  @Test("A tree is drawn as SVG")
  func aTreeIsADrawing() {
    let tree = VStack(.accessibilityIdentifier("card"), .backgroundColor(.secondarySystemBackground)) {
      Label("Views", .accessibilityTraits(.header))
    }
    #expect(
      Preview.svg(tree, width: 100) == """
        <svg xmlns="http://www.w3.org/2000/svg" role="img" width="100" height="20.5" viewBox="0 0 100 20.5" \
        font-family="-apple-system,system-ui,Helvetica Neue,Arial,sans-serif">
        <title>StackView</title>
        <desc>Views</desc>
        <style>
        .sec63rv{fill:#ffffff}
        .s6h1ane{fill:#f2f2f7}
        .suv2n2{font-size:17px}
        .sdtd76v{fill:#000000}
        @media (prefers-color-scheme:dark){
          .sec63rv{fill:#000000}
          .s6h1ane{fill:#1c1c1e}
          .sdtd76v{fill:#ffffff}
        }
        </style>
        <rect width="100" height="20.5" class="sec63rv"/>
        <g data-kind="StackView" data-key="card">
          <rect width="100" height="20.5" class="s6h1ane"/>
          <g data-kind="Label" data-role="heading">
            <text class="suv2n2 sdtd76v" x="0" y="16">Views</text>
          </g>
        </g>
        </svg>

        """)
  }

  @Test("Hostile text is escaped")
  func hostileTextIsEscaped() {
    let text = "</text><script>alert(1)</script>&\"'\u{0}\u{202E}"
    let svg = Preview.svg(
      View(.accessibilityIdentifier("\"/><script>"), .subviews([Label(text)])), width: 400, title: "</title><script>")
    #expect(!svg.contains("<script"))
    #expect(svg.contains("&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;</text>"))
    #expect(svg.contains("data-key=\"&quot;/&gt;&lt;script&gt;\""))
  }

  @Test("The reader's settings choose between light and dark unless the caller does")
  func theReaderChoosesTheAppearanceUnlessItIsGiven() {
    let dark = "@media (prefers-color-scheme:dark)"
    #expect(Preview.svg(Label("Views")).contains(dark))
    #expect(!Preview.svg(Label("Views"), appearance: .light).contains(dark))
    #expect(Preview.svg(Label("Views"), appearance: .dark).contains("{fill:#000000}"))
    #expect(!Preview.svg(Label("Views", .overrideUserInterfaceStyle(.dark)), appearance: .light).contains(dark))
  }

  @Test("Text with space beside it has its natural width in any font, and other text has its measured one")
  func textSaysHowLongItIs() {
    #expect(!drawing(of: Label("Views")).contains("textLength"))
    let narrow = Preview.svg(Label("Views"), width: 50)
    #expect(narrow.contains("textLength=\"45.5\">Views</text>") && !narrow.contains("lengthAdjust"))
  }

  @Test("A button's title in a wider font grows into the insets")
  func titlesHaveRoom() {
    func text(_ mods: Mod<Button>..., title: String = "Open") -> String {
      let svg = Preview.svg(VStack(alignment: .leading) { Button(title, .backgroundColor(.red), .combine(mods)) })
      return svg.split(separator: "<text").last.map { String($0.prefix { $0 != "/" }) } ?? ""
    }
    #expect(text(.contentEdgeInsets(16)).contains("text-anchor=\"middle\">Open<"))
    #expect(text().contains("textLength"))
    let leading = text(.contentEdgeInsets(16), .contentHorizontalAlignment(.leading))
    #expect(leading.contains("x=\"16\"") && !leading.contains("textLength"))
    let withImage = text(.contentEdgeInsets(16), .image(Image(systemName: "star")))
    #expect(!withImage.contains("textLength") && !withImage.contains("text-anchor"))
    #expect(text(.contentEdgeInsets(2), title: "The whole title of it").contains("textLength"))
  }

  @Test("Text is placed by its alignment and the writing direction")
  func textStandsByItsAlignmentAndTheLanguage() {
    #expect(drawing(of: Label("Views")).contains("x=\"0\""))
    #expect(drawing(of: Label("Views", .textAlignment(.center))).contains("x=\"50\" y=\"16\" text-anchor=\"middle\">"))
    #expect(drawing(of: Label("Views", .textAlignment(.right))).contains("x=\"100\" y=\"16\" text-anchor=\"end\">"))
    #expect(drawing(of: Label("Views"), isRightToLeft: true).contains("x=\"100\" y=\"16\">"))
    #expect(drawing(of: Label("Views", .textAlignment(.left)), isRightToLeft: true).contains("x=\"0\""))
  }

  @Test("Equal styles share a class")
  func equalStylesShareAClass() {
    let svg = Preview.svg(VStack { for _ in 0..<3 { Label("Views") } }, appearance: .light)
    #expect(svg.components(separatedBy: "font-size:17px").count == 2)
  }

  @Test("Hidden widgets are not drawn")
  func hiddenWidgetsAreNotDrawn() {
    #expect(!drawing(of: VStack { Label("Views", .isHidden(true)) }).contains("Label"))
    #expect(!drawing(of: VStack { Label("Views", .alpha(0)) }).contains("Label"))
    #expect(!drawing(of: Label("Views", .isHidden(true))).contains("Label"))
  }

  @Test("The height of the drawing can be given")
  func heightsMayBeGiven() {
    #expect(Preview.svg(Label("Views"), width: 50, height: 60).contains("viewBox=\"0 0 50 60\""))
  }

  @Test("Borders, corners, shadows and clipping are drawn")
  func bordersCornersShadowsAndClippingAreDrawn() {
    let view = View(
      .frame(CGRect(x: 0, y: 0, width: 40, height: 40)), .layer.cornerRadius(8), .layer.borderWidth(2),
      .layer.shadowOpacity(0.5), .clipsToBounds(true), .alpha(0.5), .backgroundColor(.systemRed))
    let svg = Preview.svg(view, appearance: .light)
    #expect(svg.contains("rx=\"8\""))
    #expect(svg.contains("stroke-width:2"))
    #expect(svg.contains("opacity:0.5;filter:drop-shadow(0px -3px 3px #00000080)"))
    #expect(svg.contains("clip-path=\"url(#c"))
  }

  @Test("Transforms apply around the center")
  func transformsTurnAroundTheCentre() {
    let view = View(
      .frame(CGRect(x: 10, y: 10, width: 40, height: 20)), .transform(Transform(scaleX: 2, y: 2)))
    #expect(
      drawing(of: View(.subviews([view])))
        .contains("transform=\"translate(30 20) matrix(2 0 0 2 0 0) translate(-20 -10)\""))
  }

  @Test("The tint is inherited from the container")
  func tintIsTakenOverFromAround() {
    let stack = VStack(.tintColor(.systemPink)) { Button("Save") }
    #expect(Preview.svg(stack, appearance: .light).contains("fill:#ff2d55"))
  }

  @Test("Secure text is masked")
  func secretsStaySecret() {
    let field = TextField(.text("hunter2"), .isSecureTextEntry(true))
    #expect(!Preview.svg(field).contains("hunter2"))
    #expect(!Preview.terminal(field).contains("hunter2"))
    #expect(!Preview.text(field).contains("hunter2"))
  }

  @Test("Components are drawn as their bodies")
  @MainActor func componentsAreDrawnByTheirBodies() {
    let drawing = drawing(of: VStack { NameValue(name: "Views", value: "1000") })
    #expect(drawing.contains("<g data-kind=\"NameValue\">"))
    #expect(drawing.contains(">1000</text>"))
  }

  @Test("Keys of stacks and of other widgets are written")
  func keysAreWritten() {
    let drawing = drawing(
      of: VStack {
        ForEach(1..<2) { _ in HStack {} }
        ForEach(2..<3) { _ in View() }
      })
    #expect(drawing.contains("<g data-kind=\"StackView\" data-key=\"1\">"))
    #expect(drawing.contains("<g data-kind=\"View\" data-key=\"2\">"))
  }

  @Test("Previewable widgets are drawn")
  func previewableWidgetsAreDrawn() {
    #expect(drawing(of: Gauge(.accessibilityIdentifier("fuel"))).contains("<g data-kind=\"Gauge\" data-key=\"fuel\">"))
  }

  @Test("Border, clip, gradient and shadow have the layer's corners, each rounded or sharp")
  func maskedCorners() {
    let corners: Mod<View> = .layer.cornerRadius(20) + .layer.maskedCorners([.layerMinXMinYCorner])
    func isSharp(_ mod: Mod<View>) -> Bool {
      let svg = drawing(of: View(.size(60), corners, mod) { View(.backgroundColor(.red)) })
      return svg.contains("A") && !svg.contains("rx=")
    }
    #expect(isSharp(.border(.red, width: 2)))
    #expect(isSharp(.layer.shadows([.ring(.red)])))
    let gradient = GradientLayer(.colors([.red, .blue]))
    #expect(isSharp(.layer.sublayers([gradient])))
    let clipped = Preview.svg(View(.size(60), corners, .clipsToBounds(true)) { View(.backgroundColor(.red)) })
    #expect(clipped.contains(/<clipPath[^>]*>\s*<path d="M/))
    let border = drawing(of: View(.size(60), .layer.cornerRadius(20), .border(.red, width: 2)))
    #expect(border.contains(#"rx="19""#))
  }

  @Test("Text that is higher than its box is clipped, and several lines start at the top")
  func lowBoxes() throws {
    let text = "one two three four five six"
    func baseline(_ mods: Mod<Label>...) throws -> Double {
      let svg = drawing(of: VStack(.alignment(.leading)) { Label(text, .combine(mods)) })
      return try #require(svg.firstMatch(of: /\sy="([0-9.]+)"/).flatMap { Double($0.1) })
    }
    let whole = try baseline(.numberOfLines(0), .width(60))
    #expect(try baseline(.numberOfLines(0), .width(60), .height(30)) == whole)
    #expect(try baseline(.numberOfLines(0), .width(60), .height(200)) > whole)
    #expect(try baseline(.height(10)) < baseline())
    #expect(Preview.svg(VStack { Label("a", .height(10)) }).contains("clip-path"))
    #expect(!Preview.svg(VStack { Label("a", .height(20)) }).contains("clip-path"))
  }
}
