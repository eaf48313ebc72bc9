import LiveTesting
import TestSupport
import Testing

@testable import LivePreview

@MainActor
@Suite("HTML that shows another theme")
struct ThemePatchTests {
  @Test("A new theme is one patch, whatever the number of rows", arguments: [1, 10, 200])
  func onePatch(rows: Int) throws {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        (0..<rows).map { Label("\($0)", .textColor(.accent), .font(.heading)) as any Widget }
      })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    brand.set(.night)
    #expect(renderer.round.stale.isEmpty, "No row is written again")
    let patches = renderer.patches()
    #expect(patches.count == 1)
    #expect(
      patches.first
        == .set(
          at: [1],
          to: [
            "class": "StackView vertical",
            "style": """
            --Brand-accent:light-dark(#5856D6,#5E5CE6);--Brand-heading-family:var(--system);\
            --Brand-heading-size:28px;--Brand-heading-style:normal;--Brand-heading-variant:normal;\
            --Brand-heading-weight:400;--Brand-heading-line-height:round(up,1.2em,.5px);\
            --Brand-heading-letter-spacing:0px
            """,
          ]))
    try browser.apply(patches)
    let fresh = HTMLRenderer()
    let other = tree.render(with: fresh)
    #expect(Browser.difference(browser.look, Browser(fresh.html()).look) == nil)
    #expect(renderer.patches() == [])
    withExtendedLifetime([lifetime, other]) {}
  }

  @Test("A theme declares the tokens that the page uses, and more once more are used")
  func declared() throws {
    let brand = Var(Brand.standard)
    func tree(_ mods: Mod<Label>...) -> any Widget {
      VStack(.theme(brand)) {
        Label("a", .textColor(.accent))
        Label("b", .theme(Brand.self, \.accent .~ .red), .combine(mods))
      }
    }
    let live = LiveTree(tree())
    let renderer = HTMLRenderer()
    let lifetime = live.render(with: renderer)
    let html = renderer.html()
    #expect(html.components(separatedBy: "--Brand-accent:").count == 3)
    #expect(!html.contains("--Brand-heading") && !html.contains("--Brand-radius"))
    let browser = Browser(html)
    func expectFreshLook() throws {
      let patches = renderer.patches()
      try browser.apply(patches)
      let fresh = HTMLRenderer()
      let other = live.render(with: fresh)
      #expect(Browser.difference(browser.look, Browser(fresh.html()).look) == nil, "\(patches)")
      withExtendedLifetime(other) {}
    }
    try live.update(to: tree(.font(.heading)))
    try expectFreshLook()
    brand.set(.night)
    let patches = renderer.patches()
    #expect(patches.count == 2, "The theme of the column, and that of the label, which is another one with its heading")
    #expect(patches.allSatisfy { "\($0)".contains("--Brand-heading-size:28px") }, "\(patches)")
    try browser.apply(patches)
    try live.update(to: tree())
    try expectFreshLook()
    brand.set(.standard)
    try expectFreshLook()
    withExtendedLifetime(lifetime) {}
  }

  @Test("An unused theme declares nothing, and replacing it changes nothing in the page")
  func unused() {
    let brand = Var(Brand.standard)
    let tree = LiveTree(VStack(.theme(brand)) { Label("a") })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    #expect(!renderer.html().contains("--Brand"))
    brand.set(.night)
    #expect(renderer.patches() == [])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A mixture of tokens is computed by the browser, so that a new theme stays one patch", arguments: [1, 10, 100])
  func mixtures(rows: Int) throws {
    let brand = Var(Brand.standard)
    let hovered = Color.accent.mixed(with: .white, by: 0.08)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        (0..<rows).map {
          Label("\($0)", .textColor(hovered), .backgroundColor(hovered.withAlphaComponent(0.5))) as any Widget
        }
      })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let mixture = "color-mix(in srgb,var(--Brand-accent,light-dark(#007AFF,#0A84FF)),#FFFFFF 8%)"
    #expect(renderer.html().contains("color:\(mixture)"))
    #expect(renderer.html().contains("background-color:rgb(from \(mixture) r g b/0.5)"))
    brand.set(.night)
    #expect(renderer.patches().count == 1)
    withExtendedLifetime(lifetime) {}
  }

  @Test("Only widgets with values that no custom property expresses are written again")
  func values() throws {
    let brand = Var(Brand.standard)
    let tree = LiveTree(
      VStack(.theme(brand)) {
        Label("a", .textColor(.accent))
        Label("r", .numberOfLines <-- \Brand.lines)
        Button(type: .custom, .title("b"), .backgroundColor(.accent))
        Label("c", .font(.heading), .accessibilityTraits(.header))
      })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    _ = renderer.html()
    brand.set(Brand(accent: .yellow, heading: .largeTitle, radius: 2, lines: 3))
    let patches = renderer.patches().map(\.description)
    #expect(!patches.contains { $0.hasPrefix("set 2 ") }, "\(patches)")
    #expect(patches.contains { $0.hasPrefix("set 3 ") && $0.contains("-webkit-line-clamp:3") }, "\(patches)")
    withExtendedLifetime(lifetime) {}
  }

  @Test("After any change of themes, the patched page looks as a new one does", arguments: 0..<30)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let brands = (0..<2).map { _ in Var(Brand.random(&random)) }
    func content(_ depth: Int) -> any Widget {
      let children = { Children((0..<(depth == 0 ? 0 : 2)).map { _ in content(depth - 1) }) }
      return switch Int.random(in: 0..<10, using: &random) {
      case 0: VStack(.theme(brands[0]), .children(children()))
      case 1: VStack(.theme(Brand.self, \.heading .~ .footnote), .children(children()))
      case 2: VStack(.theme(brands[1]), .layer.borderColor(.accent), .children(children()))
      case 3: HStack(.children(children()), .backgroundColor(.accent.withAlphaComponent(0.5)))
      case 4: Button(type: .custom, .title("b"), .backgroundColor(.accent))
      case 5: Label("c", .font(.heading), .accessibilityTraits(.header), .theme(brands[1]))
      case 3 where Bool.random(using: &random): Label("l", .numberOfLines <-- \Brand.lines, .alpha <-- \Brand.radius)
      case 6: View(.layer.cornerRadius <-- \Brand.radius, .theme(Brand.self, \.accent .~ .red))
      case 7: VStack(.children(children()), .layer.shadowOpacity(0.5), .layer.shadowColor(.accent))
      default: VStack(.children(children()))
      }
    }
    let tree = LiveTree(VStack(.children([content(4)]), .theme(brands[0])))
    let patched = HTMLRenderer()
    var lifetimes = [tree.render(with: patched)]
    let browser = Browser(patched.html())
    for _ in 0..<20 {
      if Bool.random(using: &random) {
        brands.randomElement(using: &random)?.set(Brand.random(&random))
      } else if Bool.random(using: &random) {
        try tree.update(to: VStack(.children([content(3)]), .theme(brands[0])))
      }
      let patches = patched.patches()
      try browser.apply(patches)
      let fresh = HTMLRenderer()
      lifetimes.append(tree.render(with: fresh))
      try #require(Browser.difference(browser.look, Browser(fresh.html()).look) == nil, "\(patches)")
      lifetimes.removeLast()
    }
    withExtendedLifetime(lifetimes) {}
  }
}

private struct Brand: Theme {
  var accent = Color.systemBlue
  var heading = Font.title2
  var radius = 8.0
  var lines = 2

  static let standard = Brand()
  static let night = Brand(accent: .systemIndigo, heading: .title1, radius: 0)

  static func random(_ random: inout SeededGenerator) -> Brand {
    Brand(
      accent: [Color.red, .yellow, .systemBlue].randomElement(using: &random) ?? .red,
      heading: [Font.title1, .body].randomElement(using: &random) ?? .body,
      radius: [0.0, 8].randomElement(using: &random) ?? 0, lines: Int.random(in: 0...3, using: &random))
  }
}

extension Color {
  fileprivate static let accent = token(\Brand.accent)
}

extension Font {
  fileprivate static let heading = token(\Brand.heading)
}
