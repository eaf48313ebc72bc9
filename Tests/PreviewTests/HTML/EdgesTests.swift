import Mod
import Preview
import Testing
import Widgets

@MainActor
@Suite("Borders and rings of the focus in HTML")
struct EdgesTests {
  private func rules(_ widget: any Widget) -> [String] {
    Preview.html(widget).split(separator: "\n").map(String.init).filter { $0.contains(".s1") }
  }

  @Test("A border or a ring is also an outline of its width for forced colors, which hide shadows")
  func forcedColors() {
    #expect(rules(VStack(.border(.red, width: 2))) == [".s1{box-shadow:inset 0 0 0 2px #FF0000;--edge:2px}"])
    #expect(rules(Label("a", .layer.shadows([.ring(.red)]))) == [".s1{box-shadow:0px 0px 0px 2px #FF0000;--edge:2px}"])
    #expect(!Preview.html(VStack(.shadow(radius: 3))).contains("--edge:3"))
    // A button with the focus looks unlike one without, also where it has a border.
    let focused = Label("a", .border(.red), .layer.shadows([.ring(.blue, width: 3)]))
    #expect(rules(focused).allSatisfy { $0.hasSuffix(";--edge:calc(1px + 3px)}") })
    #expect(!Preview.html(Label("a", .layer.shadows([.ring(.clear)]))).contains("--edge:2"))
    #expect(Preview.html(Button("a")).contains("@media(forced-colors:active){:where(.Button){--edge:1px}}"))
    let glow = ShadowLayer(color: .red, blur: 2, spread: 2)
    #expect(!Preview.html(Label("a", .layer.shadows([glow]))).contains("--edge:2"))
    let html = Preview.html(Label("a"))
    #expect(html.contains("*{--edge:0px;outline:var(--edge) solid;outline-offset:calc(-1*var(--edge))}"))
  }

  @Test("A style for the focus with a ring, a border or a background replaces the browser's outline")
  func focus() {
    func isPlain(_ mod: Mod<Button>, _ others: Mod<Button> = .identity) -> Bool {
      let focused = rules(Button("a", others, .while(.focused, mod))).filter { $0.contains(":where(:focus-visible") }
      #expect(!focused.isEmpty)
      return focused.allSatisfy { !$0.contains("outline") }
    }
    let ringed = rules(Button("a", .while(.focused, .layer.shadows([.ring(.red)]))))
    #expect(ringed.last?.hasSuffix(";outline-color:#0000}") == true)
    #expect(!isPlain(.border(.red, width: 2)))
    #expect(!isPlain(.backgroundColor(.red)))
    #expect(!isPlain(.layer.borderColor(.red), .border(.blue)))
    #expect(!isPlain(.border(.white, width: 2), .backgroundColor(.black)))
    // Each of these is hardly seen, or no other than without the focus.
    let page = Color.systemBackground
    #expect(isPlain(.layer.shadows([.ring(page)])))
    #expect(isPlain(.border(page, width: 2)))
    #expect(isPlain(.backgroundColor(.systemGray6)))
    #expect(isPlain(.layer.shadows([ShadowLayer(color: Color.black.withAlphaComponent(0.2), blur: 4)])))
    #expect(isPlain(.alpha(0.5)))
    #expect(isPlain(.alpha(0.5), .border(.red)))
    #expect(isPlain(.layer.shadows([]), .layer.shadows([.ring(.red)])))
    #expect(isPlain(.layer.shadows([.ring(.clear)])))
    #expect(isPlain(.backgroundColor(.clear), .backgroundColor(.red)))
  }
}
