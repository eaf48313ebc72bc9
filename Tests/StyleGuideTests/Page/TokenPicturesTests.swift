import Foundation
import Mod
import StyleGuide
import Testing
import Tokens
import Widgets

@Suite("Tokens on the page of a guide") struct TokenPicturesTests {
  private struct Brand: Theme {
    struct Base: TokenGroup {
      struct Red: TokenGroup {
        var dark = Color(hex: 0xAA0000)
        var light = Color(hex: 0xFF8888)
      }
      var white = Color.white
      var red = Red()
    }
    struct Deep: TokenGroup {
      struct Inner: TokenGroup { var only = Color.black }
      var inner = Inner()
    }
    var base = Base()
    var accent = Color.token(\Brand.base.red.dark)
    var deep = Deep()
    var raised = [ShadowLayer(color: .token(\Brand.accent), x: -1, y: 2, blur: 6)]
    var flat: [ShadowLayer] = []
    var lifted: [ShadowLayer] = .token(\Brand.raised)
    var line = BorderLine(color: .token(\Brand.accent), width: 2)
    var band = ColorGradient(colors: [.white, .token(\Brand.accent)], locations: [0, 0.5])
    var dashed = BorderLine(color: .token(\Brand.accent), width: 2, style: .named(.dashed))
    var outline = BorderLine(color: .token(\Brand.line.color), width: .token(\Brand.line.width))
    var motionQuick = 0.15
    var quick = Animation.easeOut(duration: 0.2)
    var heading = Font.systemFont(ofSize: 20, weight: .bold).lineHeight(28)

    static let standard = Brand()
    static let blue = configure(Brand(), with: \.base.red.dark .~ Color(hex: 0x0000AA))
  }

  private let html = StyleGuide("Brand") {
    ThemeTokens(Brand.self, ["Red": .standard, "Blue": .blue])
    Examples("Cards") {
      Example("One") { Label("One", .textColor(.token(\Brand.accent)), .layer.border(.token(\Brand.line))) }
    }
  }.html

  /// Returns the card of a token.
  private func card(_ name: String) -> String {
    html.components(separatedBy: #"<article id="tokens.\#(name)">"#).dropFirst().first?
      .components(separatedBy: "</article>").first ?? ""
  }

  @Test("A group and a token with the name of its type have different addresses")
  func addresses() {
    let html = StyleGuide("Clash") { ThemeTokens(Clash.self, ["Usual": .standard]) }.html
    let ids = html.matches(of: /id="([^"]*)"/).map { String($0.1) }
    #expect(ids.contains("tokens.color.base") && ids.count == Set(ids).count, "\(ids)")
  }

  private struct Clash: Theme {
    struct Base: TokenGroup { var blue = Color.systemBlue }
    struct Colors: TokenGroup { var base = Color.systemRed }
    var base = Base()
    var color = Colors()
    static let standard = Clash()
  }

  @Test("An example that measures its width fills its card")
  func measuredWidth() {
    let sidebar = VStack(.measuringWidth) { Label("Views") }
    let html = StyleGuide("Widths") { Examples("Widths") { Example("Sidebar") { VStack { sidebar } } } }.html
    #expect(html.contains(#"<div class="p f" inert>"#))
  }

  @Test("Shadows, borders, gradients and movements are pictures with their values in words, in each theme")
  func pictures() {
    #expect(card("raised").contains(#"style="box-shadow:-1px 2px 6px 0px #AA0000""#))
    #expect(card("raised").contains(#"style="box-shadow:-1px 2px 6px 0px #0000AA""#))
    #expect(card("raised").contains("<code>1 left, 2 down, 6 blur, .accent</code>"))
    #expect(card("flat").contains("<code>no shadow</code>"))
    #expect(card("lifted").contains("#0000AA") && card("lifted").contains("<code>.raised</code>"))
    #expect(card("line").contains(#"style="border:2px solid #AA0000""#))
    #expect(card("line").contains("<code>2 wide, .accent</code>"))
    #expect(card("dashed").contains(#"style="border:2px dashed #AA0000""#))
    #expect(card("dashed").contains("<code>2 wide, dashed, .accent</code>"))
    #expect(card("outline").contains("border:2px solid #0000AA") && card("outline").contains("<code>.line</code>"))
    #expect(card("motionQuick").contains("<code>0.15 s</code>"))
    #expect(card("band").contains("linear-gradient(90deg,#FFFFFF 0%,#AA0000 50%)"))
    #expect(card("band").contains("<code>.white at 0 %, .accent at 50 %</code>"))
    #expect(card("quick").contains(#"<path d="M0 72C0 72 41.76 0 72 0"/>"#))
    #expect(card("quick").contains("<code>0.2 s, slow at the end</code>"))
    #expect(card("heading").contains("<code>system font</code><small>20 pt, 700, line height 28</small>"))
  }

  @Test("Tokens are grouped as the structs of the theme are nested, each group with a heading and an address")
  func groups() {
    let headings = html.matches(of: /<h([3-6]) (?:class="kind" )?id="([^"]*)">([^<]*)</).map { "\($0.1) \($0.3)" }
    #expect(headings.prefix(4) == ["3 Colors ", "4 base ", "5 base.red ", "4 deep.inner "], "\(headings)")
    #expect(
      html.contains(##"<h5 id="tokens/color/base.red">base.red <a class="anchor" href="#tokens/color/base.red""##))
    let ids = html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
  }

  @Test("The navigation links the types of tokens and their outermost groups")
  func navigation() {
    let nav = html.prefix(upTo: html.range(of: "</nav>")?.lowerBound ?? html.endIndex)
    let links = nav.matches(of: /<a href="#([^"]*)"><span>([^<]*)</).map { "\($0.1) \($0.2)" }
    let start = ["tokens Tokens", "tokens/color All", "tokens/color/base base", "tokens/color/deep.inner deep.inner"]
    #expect(Array(links.prefix(5)) == start + ["tokens/gradient Gradients"], "\(links)")
    #expect(nav.contains("<summary><span>Colors</span><small>5</small></summary>"))
    let ids = Set(html.matches(of: /id="([^"]*)"/).map { String($0.1) })
    #expect(nav.matches(of: /href="#([^"]*)"/).allSatisfy { ids.contains(String($0.1)) })
  }

  @Test("A token lists the tokens and the sections that refer to it")
  func references() {
    #expect(
      card("base.red.dark").contains(
        ##"<summary>1 reference</summary><ul><li><a href="#tokens.accent">accent</a>"##))
    let links = card("accent").matches(of: #/<a href="\#([^"]*)">/#).map { String($0.1) }
    #expect(links == ["tokens.raised", "tokens.line", "tokens.band", "tokens.dashed", "cards"])
    #expect(card("line").contains(##"<a href="#tokens.outline">outline</a>"##))
    #expect(card("line").contains(##"<a href="#cards">Cards</a>"##))
    #expect(!card("flat").contains("reference"))
  }
}
